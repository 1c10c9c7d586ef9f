/** What is published, what happens then, and by which rule results go out. */
import { ApiError } from '@luneta/api-client';
import { errorMessage, QueryState } from '@luneta/app-shell';
import { calendarDay, formatHora, formatPrazo, janelaMs } from '@luneta/domain';
import { Button, Card, EffectsList, FactsList, Heading, Loading, Note, Skeleton, Stack, Text } from '@luneta/ui';

import { Aceite } from '../conferir/aceite.tsx';
import { copy as words } from '../conferir/copy.ts';
import { copy as wizard, duracao } from '../copy.ts';
import { lugaresDaProva, minutosDaProva, nomeDe } from '../partes/resumo.tsx';
import type { PassoProps } from '../partes/passo.ts';
import type { Valores } from '../valores.ts';
import type { Publicar } from './use-publicar.tsx';

const copy = words.publicar;

export function PublicarPasso({ form, rascunho, ir, publicar }: PassoProps & { publicar: Publicar }) {
  const { values } = form;
  if (rascunho === null || form.changed.length > 0)
    return (
      <Note
        tone="warning"
        action={
          <Button size="sm" variant="secondary" busy={form.sending} onClick={form.submit}>
            {wizard.salvar}
          </Button>
        }
      >
        {words.salveAntes}
      </Note>
    );
  const { fatos } = copy;
  return (
    <Stack gap="e16">
      {publicar.error && <Falhou error={publicar.error} onVer={() => ir('conferir')} />}
      <Card as="section" labelledBy="prova-publica">
        <Stack gap="e12">
          <Heading look="h3" id="prova-publica">
            {copy.title}
          </Heading>
          <FactsList
            facts={[
              { term: fatos.nome, value: nomeDe(values) },
              { term: fatos.questoes, value: wizard.questoes(lugaresDaProva(values).length) },
              { term: fatos.duracao, value: duracao(minutosDaProva(values)) },
              { term: fatos.turmas, value: wizard.turmas(values.turmas.length) },
              { term: fatos.quando, value: quandoDe(values, rascunho.fuso_horario) },
              {
                term: fatos.aplicacao,
                value: [values.tipo_aplicacao, ...(values.embaralhar ? [copy.embaralhada] : [])].join(', '),
              },
              { term: fatos.nota, value: values.nota_maxima },
              { term: fatos.resultados, value: copy.liberacao[rascunho.liberacao] },
            ]}
          />
          <Text look="small" tone="muted">
            {copy.liberacaoHelp}
          </Text>
        </Stack>
      </Card>
      <EffectsList label={copy.acontece} effects={copy.efeitos} />
      {publicar.pode ? (
        <QueryState
          query={publicar.query}
          compact
          loading={
            <Loading label={words.loading}>
              <Skeleton shape="text" lines={2} />
            </Loading>
          }
        >
          {() =>
            publicar.impedem > 0 ? (
              <Note
                tone="danger"
                action={
                  <Button size="sm" variant="secondary" onClick={() => ir('conferir')}>
                    {copy.verFaltas}
                  </Button>
                }
              >
                {copy.impedida(publicar.impedem)}
              </Note>
            ) : (
              <Aceite publicar={publicar} />
            )
          }
        </QueryState>
      ) : (
        <Note tone="info">{copy.naoPode}</Note>
      )}
    </Stack>
  );
}

function Falhou({ error, onVer }: { error: Error; onVer: () => void }) {
  const conflict = error instanceof ApiError && error.status === 409;
  return (
    <Note
      tone="danger"
      alert
      {...(conflict && {
        action: (
          <Button size="sm" variant="secondary" onClick={onVer}>
            {copy.verFaltas}
          </Button>
        ),
      })}
    >
      {conflict ? copy.mudou : errorMessage(error)}
    </Note>
  );
}

/** From the first beginning to the last end of all classes. */
function quandoDe({ turmas }: Valores, zone: string): string {
  const all = turmas.flatMap(({ dias }) =>
    dias.flatMap(({ inicio, fim }) => (inicio === '' || fim === '' ? [] : (janelaMs({ inicio, fim }, zone) ?? []))),
  );
  if (all.length === 0) return copy.semHorario;
  const de = Math.min(...all.map(({ inicioMs }) => inicioMs));
  const ate = Math.max(...all.map(({ fimMs }) => fimMs));
  const sameDay = calendarDay(de, zone) === calendarDay(ate, zone);
  return `${formatPrazo(de, zone)} até ${sameDay ? formatHora(ate, zone) : formatPrazo(ate, zone)}`;
}
