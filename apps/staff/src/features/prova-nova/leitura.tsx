/** A draft that the reader may not change: published, archived, or somebody else's. */
import type { RascunhoAvaliacao } from '@luneta/api-client';
import type { OfRascunho } from '@luneta/api-client/gestao-rascunhos';
import { QueryState, usePageTitle } from '@luneta/app-shell';
import {
  BackBar,
  ButtonLink,
  Card,
  Content,
  FactsList,
  Heading,
  HeadingScope,
  Inline,
  Loading,
  Note,
  Skeleton,
  Stack,
} from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { Checagens } from './conferir/checagens.tsx';
import { copy as words } from './conferir/copy.ts';
import { Previa } from './conferir/previa.tsx';
import { copy, duracao } from './copy.ts';
import { lugaresDaProva, minutosDaProva, nomeDe } from './partes/resumo.tsx';
import { usePublicar } from './publicar/use-publicar.tsx';
import { copy as questoes } from './questoes/copy.ts';
import { detalheDaQuestao } from './questoes/detalhe.ts';
import { valoresOf } from './valores.ts';

export function Leitura({ rascunho, of }: { rascunho: RascunhoAvaliacao; of: OfRascunho }) {
  const valores = valoresOf(rascunho.documento);
  const heading = usePageTitle(nomeDe(valores));
  const may = useMayCall();
  const fichas = new Map(rascunho.questoes.map((one) => [one.banco_questao_id, one]));
  const { fatos } = words.publicar;
  return (
    <Content width="staff">
      <Stack gap="e16">
        <BackBar backHref={paths.rascunhos} backLabel={copy.close} title={nomeDe(valores)} headingRef={heading} />
        <Motivo rascunho={rascunho} />
        <Card>
          <FactsList
            facts={[
              { term: fatos.questoes, value: copy.questoes(lugaresDaProva(valores).length) },
              { term: fatos.duracao, value: duracao(minutosDaProva(valores)) },
              { term: fatos.turmas, value: copy.turmas(valores.turmas.length) },
              { term: fatos.aplicacao, value: valores.tipo_aplicacao },
              { term: fatos.nota, value: valores.nota_maxima },
            ]}
          />
        </Card>
        <Publicavel rascunho={rascunho} of={of} />
        {rascunho.questoes.length > 0 && (
          <Card as="section" labelledBy="leitura-questoes">
            <Stack gap="e12">
              <Heading look="h3" id="leitura-questoes">
                {questoes.prova}
              </Heading>
              <Stack as="ol" gap="e8">
                {lugaresDaProva(valores).map(({ numero, itens }) => (
                  <li key={numero}>
                    {itens.map(({ questao_id, pontuacao }) => {
                      const ficha = fichas.get(questao_id);
                      return (
                        <p key={questao_id}>
                          {`${numero}. ${ficha === undefined ? questoes.desconhecida : `${ficha.enunciado} (${detalheDaQuestao(ficha, pontuacao)})`}`}
                        </p>
                      );
                    })}
                  </li>
                ))}
              </Stack>
            </Stack>
          </Card>
        )}
        {may('getPrevia') && <Previa of={of} versao={rascunho.versao} valores={valores} fichas={fichas} />}
      </Stack>
    </Content>
  );
}

/** Why it is only read, and where it goes on. */
function Motivo({ rascunho: { avaliacao_conhecimento_id: exame, arquivado_em } }: { rascunho: RascunhoAvaliacao }) {
  const motivos = copy.leitura;
  if (exame !== null)
    return (
      <Note
        tone="info"
        action={
          <ButtonLink size="sm" href={paths.exame(exame)}>
            {motivos.abrir}
          </ButtonLink>
        }
      >
        {motivos.publicado}
      </Note>
    );
  return <Note tone="reading">{arquivado_em === null ? motivos.somente : motivos.arquivado}</Note>;
}

const nowhere = () => undefined;

/** Who may publish and not write: the checks without their mends, and the act. */
function Publicavel({ rascunho, of }: { rascunho: RascunhoAvaliacao; of: OfRascunho }) {
  const publicar = usePublicar({ rascunho, of, etapa: 'publicar', ir: nowhere });
  if (!publicar.pode) return null;
  return (
    <QueryState
      query={publicar.query}
      compact
      loading={
        <Loading label={words.loading}>
          <Skeleton shape="card" size={160} />
        </Loading>
      }
    >
      {() => (
        <Stack gap="e12">
          <Heading look="h3">{copy.etapas.conferir}</Heading>
          <HeadingScope>
            <Checagens publicar={publicar} valores={valoresOf(rascunho.documento)} ir={null} />
          </HeadingScope>
          {publicar.impedem === 0 && <Inline>{publicar.button}</Inline>}
        </Stack>
      )}
    </QueryState>
  );
}
