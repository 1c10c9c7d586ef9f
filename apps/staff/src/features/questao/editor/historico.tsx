/** Every revision of a question with what changed in it, and the exams and roadmaps that use each. */
import { questaoHistoricoQuery, questaoUsosQuery } from '@luneta/api-client/gestao-questoes';
import type { QuestaoHistorico } from '@luneta/api-client';
import { QueryState, useServices } from '@luneta/app-shell';
import { Card, Drawer, Heading, HeadingScope, Link, Loading, Note, RichHtml, Skeleton, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../../shared/paths.ts';
import { quando } from '../../../shared/quando.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy as words } from './copy-historico.ts';

type HistoricoProps = { banco_questao_id: number; open: boolean; onClose: () => void };

export function Historico({ banco_questao_id, open, onClose }: HistoricoProps) {
  return (
    <Drawer open={open} onClose={onClose} title={words.title}>
      {open && (
        <Stack gap="e20">
          <Usos banco_questao_id={banco_questao_id} />
          <Revisoes banco_questao_id={banco_questao_id} />
        </Stack>
      )}
    </Drawer>
  );
}

const Waiting = () => (
  <Loading label={words.loading}>
    <Skeleton shape="card" size={120} />
  </Loading>
);

function Usos({ banco_questao_id }: { banco_questao_id: number }) {
  const { api } = useServices();
  const query = useQuery(questaoUsosQuery(api, banco_questao_id));
  return (
    <Stack gap="e8">
      <Heading look="h3">{words.usos}</Heading>
      <QueryState query={query} compact loading={<Waiting />}>
        {({ provas, roteiros }) =>
          provas.length + roteiros.length === 0 ? (
            <Text tone="muted">{words.noUsos}</Text>
          ) : (
            <Stack as="ul" gap="e4">
              {provas.map((uso) => (
                <li key={`${uso.avaliacao_conhecimento_id}.${uso.dia_prova}.${uso.numero}`}>
                  <Link href={paths.exame(uso.avaliacao_conhecimento_id)}>
                    {words.prova(uso.descricao, uso.numero, uso.revisao)}
                  </Link>
                </li>
              ))}
              {roteiros.map((uso) => (
                <li key={`r${uso.trilha_id}.${uso.banco_questao_id}`}>
                  <Text as="span">{words.roteiro(uso.descricao, uso.turma_codigo)}</Text>
                </li>
              ))}
            </Stack>
          )
        }
      </QueryState>
    </Stack>
  );
}

function Revisoes({ banco_questao_id }: { banco_questao_id: number }) {
  const { api } = useServices();
  const query = useQuery(questaoHistoricoQuery(api, banco_questao_id));
  return (
    <Stack gap="e8">
      <Heading look="h3">{words.revisoes}</Heading>
      <QueryState query={query} compact loading={<Waiting />}>
        {({ lacrada, revisoes }) => (
          <Stack gap="e12">
            {lacrada && <Note tone="locked">{words.lacrada}</Note>}
            <HeadingScope>
              {revisoes.map((revisao) => (
                <Revisao key={revisao.banco_questao_id} revisao={revisao} />
              ))}
            </HeadingScope>
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}

type Uma = QuestaoHistorico['revisoes'][number];

function Revisao({ revisao: { revisao, autor_nome, atualizada_em, mudancas } }: { revisao: Uma }) {
  const relogio = useRelogio();
  return (
    <Card padding="sm">
      <Stack gap="e8">
        <Heading look="bodyStrong">{words.revisao(revisao, autor_nome, quando(atualizada_em, relogio))}</Heading>
        {mudancas.length === 0 && <Text tone="muted">{words.first}</Text>}
        {mudancas.map(({ campo, antes, depois }) => (
          <Stack key={campo} gap="e4">
            <Text look="bodyStrong">{campoEmPalavras(campo)}</Text>
            <Lado title={words.antes} html={antes} />
            <Lado title={words.depois} html={depois} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function Lado({ title, html }: { title: string; html: string | null }) {
  return (
    <Stack gap="e2">
      <Text look="small" tone="muted">
        {title}
      </Text>
      {html === null || html === '' ? <Text tone="muted">{words.nothing}</Text> : <RichHtml html={html} />}
    </Stack>
  );
}

const isCampo = (name: string): name is keyof typeof words.campos => Object.hasOwn(words.campos, name);

function campoEmPalavras(campo: string): string {
  const [name = '', letra, part] = campo.split('.');
  if (name === 'alternativas' && letra !== undefined)
    return part === 'motivo' ? words.motivo(letra) : words.alternativa(letra);
  return isCampo(name) ? words.campos[name] : campo;
}
