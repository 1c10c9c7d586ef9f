/** The column beside a part of a class: who came in, who teaches, the next exam, each with the way in. */
import type { TurmaDetalhe } from '@luneta/api-client';
import { gestaoProvasQuery } from '@luneta/api-client/gestao-provas';
import { useServices } from '@luneta/app-shell';
import { formatPrazo } from '@luneta/domain';
import { Card, Heading, Inline, Link, PersonName, ProgressBar, Stack, Text } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy as words } from './copy.ts';
import { Ate } from './ate.tsx';

const copy = words.resumo;
/** Teachers that the column names; the tab has all. */
const SHOWN = 3;

export function TurmaResumo({ detalhe }: { detalhe: TurmaDetalhe }) {
  const { turma, qtde_entraram, professores } = detalhe;
  const { turma_id, qtde_alunos } = turma;
  const agora = professores.filter(({ ativa }) => ativa);
  const may = useMayCall();
  return (
    <Stack gap="e12">
      <Part title={copy.acesso}>
        {qtde_alunos === 0 ? (
          <Text tone="muted">{copy.noAlunos}</Text>
        ) : (
          <>
            <Text>{copy.entraram(qtde_entraram, qtde_alunos)}</Text>
            <ProgressBar
              label={copy.acesso}
              value={qtde_entraram}
              max={qtde_alunos}
              valueText={copy.entraram(qtde_entraram, qtde_alunos)}
              size="sm"
            />
          </>
        )}
      </Part>
      <Part
        title={copy.professores}
        way={agora.length > SHOWN && <Link href={paths.turmaProfessores(turma_id)}>{copy.seeAll(agora.length)}</Link>}
      >
        {agora.length === 0 ? (
          <Text tone="muted">{copy.noProfessores}</Text>
        ) : (
          <Stack as="ul" gap="e8">
            {agora.slice(0, SHOWN).map(({ pessoa_id, nome, materia_nome, valido_ate }) => (
              <li key={pessoa_id}>
                <Inline justify="between" gap="e8" wrap>
                  <Stack gap="e4">
                    <Text as="strong">
                      <PersonName>{nome}</PersonName>
                    </Text>
                    {materia_nome !== null && (
                      <Text as="span" look="small" tone="muted">
                        {materia_nome}
                      </Text>
                    )}
                  </Stack>
                  {valido_ate !== null && <Ate dia={valido_ate} />}
                </Inline>
              </li>
            ))}
          </Stack>
        )}
      </Part>
      {may('listGestaoProvas') && detalhe.qtde_provas > 0 && <ProximaProva turma_id={turma_id} />}
    </Stack>
  );
}

/** The exam whose window ends next; nothing while none is ahead. */
function ProximaProva({ turma_id }: { turma_id: number }) {
  const { api } = useServices();
  const { nowMs, zone } = useRelogio();
  const query = useInfiniteQuery(gestaoProvasQuery(api, { turma_id }));
  const dias = (query.data?.pages.flatMap(({ provas }) => provas) ?? [])
    .flatMap(({ turma_avaliacao_id, descricao, dias: all }) =>
      all.map((dia) => ({ turma_avaliacao_id, descricao, ms: Date.parse(dia.data_hora_inicial), dia })),
    )
    .filter(({ dia }) => Date.parse(dia.disponivel_ate) > nowMs)
    .sort((a, b) => a.ms - b.ms);
  const [next] = dias;
  if (next === undefined) return null;
  return (
    <Part title={copy.proxima}>
      <Link href={paths.prova(next.turma_avaliacao_id)}>{next.descricao}</Link>
      <Text look="small" tone="muted">
        {formatPrazo(next.ms, zone)}
      </Text>
    </Part>
  );
}

function Part({ title, way, children }: { title: string; way?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="e8">
        <Inline justify="between" gap="e8">
          <Heading look="h3" id={id}>
            {title}
          </Heading>
          {way}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
