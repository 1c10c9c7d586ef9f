/** The week of the exam: its windows beside the other exams of the classes, and which fall together. */
import type { TurmaDaEscola } from '@luneta/api-client';
import { gestaoProvasQuery } from '@luneta/api-client/gestao-provas';
import { QueryState, useServices } from '@luneta/app-shell';
import { formatDiaMes, formatDiaSemana, formatHora, fromLocal } from '@luneta/domain';
import { Card, classes, Heading, Loading, Note, Skeleton, Stack, Text } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import type { TurmaDaProva } from '../valores.ts';
import { faixasDa, type Faixa } from './choques.ts';
import { copy } from './copy.ts';
import { diasDaSemana, segundaDe } from './janelas.ts';
import * as css from './semana.css.ts';

const MAX_SEMANAS = 3;

export type SemanaProps = {
  turmas: readonly TurmaDaProva[];
  conhecidas: readonly TurmaDaEscola[];
  escola_id: number | null;
  zone: string;
};

export function Semana({ turmas, ...rest }: SemanaProps) {
  const inicios = turmas.flatMap(({ dias }) => dias.map(({ inicio }) => inicio)).filter((inicio) => inicio !== '');
  const semanas = [...new Set(inicios.map(segundaDe))].sort().slice(0, MAX_SEMANAS);
  return (
    <Card as="section" labelledBy="prova-semana">
      <Stack gap="e12">
        <Heading look="h3" id="prova-semana">
          {copy.semana}
        </Heading>
        {semanas.length === 0 ? (
          <Text tone="muted">{copy.semanaVazia}</Text>
        ) : (
          semanas.map((segunda) => <DaSemana key={segunda} segunda={segunda} turmas={turmas} {...rest} />)
        )}
      </Stack>
    </Card>
  );
}

function DaSemana({ segunda, turmas, conhecidas, escola_id, zone }: SemanaProps & { segunda: string }) {
  const { api } = useServices();
  const dias = diasDaSemana(segunda);
  const query = useInfiniteQuery(
    gestaoProvasQuery(api, {
      ...(escola_id !== null && { escola_id }),
      data_inicio: segunda,
      data_fim: dias[dias.length - 1] ?? segunda,
    }),
  );
  const nomeDe = (turma_id: number) => conhecidas.find((one) => one.turma_id === turma_id)?.codigo ?? '';
  return (
    <QueryState
      query={query}
      compact
      loading={
        <Loading label={copy.carregando}>
          <Skeleton shape="card" size={120} />
        </Loading>
      }
    >
      {({ pages }) => {
        const faixas = faixasDa(
          turmas,
          pages.flatMap(({ provas }) => provas),
          { zone, nomeDe },
        );
        const clashes = faixas.filter(({ choca }) => choca).length;
        return (
          <Stack gap="e12">
            {clashes > 0 && <Note tone="warning">{copy.choques(clashes)}</Note>}
            <ol className={css.week}>
              {dias.map((dia) => (
                <DiaDaSemana
                  key={dia}
                  dia={dia}
                  zone={zone}
                  faixas={faixas.filter(({ de, ate }) => de <= dia && dia <= ate)}
                />
              ))}
            </ol>
            {clashes === 0 && (
              <Text look="small" tone="muted">
                {copy.semChoque}
              </Text>
            )}
          </Stack>
        );
      }}
    </QueryState>
  );
}

function DiaDaSemana({ dia, zone, faixas }: { dia: string; zone: string; faixas: readonly Faixa[] }) {
  const ms = fromLocal(`${dia}T12:00`, zone) ?? 0;
  return (
    <li className={classes(css.day, faixas.length === 0 && css.free)}>
      <Text as="strong" look="smallStrong">
        {`${formatDiaSemana(ms, zone).split(',')[0] ?? ''} ${formatDiaMes(ms, zone)}`}
      </Text>
      {faixas.length === 0 && (
        <Text as="span" look="small" tone="muted">
          {copy.livre}
        </Text>
      )}
      {faixas.map((faixa) => (
        <div
          key={faixa.id}
          className={classes(css.band, faixa.descricao === null && css.own, faixa.choca && css.clash)}
        >
          <Text as="span" look="small" tabular>
            {horasNoDia(faixa, dia, zone)}
          </Text>
          <Text as="span" look="smallStrong" lines={2}>
            {faixa.descricao ?? copy.esta}
          </Text>
          <Text as="span" look="small">
            {[faixa.turmas.join(', '), ...(faixa.choca ? [copy.choque] : [])].join(' · ')}
          </Text>
        </div>
      ))}
    </li>
  );
}

/** The hours of a window on one of its days. */
function horasNoDia({ de, ate, inicioMs, fimMs }: Faixa, dia: string, zone: string): string {
  const [inicio, fim] = [formatHora(inicioMs, zone), formatHora(fimMs, zone)];
  if (de === dia) return ate === dia ? `${inicio}–${fim}` : copy.desde(inicio);
  return ate === dia ? copy.ate(fim) : copy.diaTodo;
}
