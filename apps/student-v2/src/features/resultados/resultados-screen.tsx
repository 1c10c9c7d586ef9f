/** The results centre (S3 §2): the latest result first and big, what was avoided, then every assessment by month. */
import type { ResultadoLista } from '@luneta/api-client';
import { resultadosQuery } from '@luneta/api-client/resultados';
import { lazyPart, QueryState, useConta, usePageTitle, useServices } from '@luneta/app-shell';
import { Content, EmptyState, Inline, Loading, PageTitle, Select, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@luneta/app-shell/router';

import { LatestResultCard } from '../../shared/desempenho/latest-result-card.tsx';
import { latestOf } from '../../shared/desempenho/latest.ts';
import { copy } from './copy.ts';
import { FalhasEvitadas } from './falhas-evitadas.tsx';
import { Months } from './months.tsx';
import { falhasOfCycle, ofCycle } from './result-row.ts';
import * as css from './resultados.css.ts';

const ALL = '';
// At the foot of the page, and only for who has levels.
const NiveisLink = lazyPart(async () => (await import('./niveis-link.tsx')).NiveisLink);

export function ResultadosScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(resultadosQuery(api));
  return (
    <Content>
      <Stack gap="e20">
        <Inline justify="between" wrap>
          <PageTitle ref={heading}>{copy.title}</PageTitle>
          {query.data && (
            <div className={css.cycle}>
              <CycleSelect lista={query.data} />
            </div>
          )}
        </Inline>
        <QueryState query={query} loading={<ResultadosLoading />}>
          {(lista) => <ResultadosList lista={lista} />}
        </QueryState>
        {query.data && <NiveisLink />}
      </Stack>
    </Content>
  );
}

export function ResultadosLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e20">
        <Skeleton shape="card" size={320} />
        <Skeleton shape="card" size={120} />
        <Skeleton shape="card" size={120} />
      </Stack>
    </Loading>
  );
}

/** The cycle stands in the address, so that a reload and Back keep it. */
function useCycle(lista: ResultadoLista) {
  const [search, setSearch] = useSearchParams();
  const ciclos = [...new Set(lista.avaliacoes.map((avaliacao) => avaliacao.ciclo))].sort((a, b) => b - a);
  const asked = Number(search.get('ciclo'));
  const ciclo = ciclos.includes(asked) ? asked : null;
  const choose = (value: string) =>
    setSearch(value === ALL ? {} : { ciclo: value }, { replace: true, preventScrollReset: true });
  return { ciclos, ciclo, choose };
}

function CycleSelect({ lista }: { lista: ResultadoLista }) {
  const { ciclos, ciclo, choose } = useCycle(lista);
  if (ciclos.length <= 1) return null;
  return (
    <Select
      label={copy.cycle}
      hideLabel
      value={ciclo === null ? ALL : String(ciclo)}
      onChange={choose}
      options={[
        { value: ALL, label: copy.allCycles },
        ...ciclos.map((numero) => ({ value: String(numero), label: copy.cicloOf(numero) })),
      ]}
    />
  );
}

function ResultadosList({ lista }: { lista: ResultadoLista }) {
  const { fuso_horario } = useConta();
  const { ciclo } = useCycle(lista);
  if (lista.avaliacoes.length === 0) return <EmptyState text={copy.empty} />;
  const latest = latestOf(ofCycle(lista.avaliacoes, ciclo), fuso_horario);
  const falhas = falhasOfCycle(lista, ciclo);
  const avoided = falhas.length > 0;
  return (
    <Stack gap="e24">
      {latest && <LatestResultCard latest={latest} timeZone={fuso_horario} />}
      <div className={css.parts}>
        {avoided && (
          <div className={css.avoided}>
            <FalhasEvitadas falhas={falhas} />
          </div>
        )}
        <div className={avoided ? css.months : css.alone}>
          <Months avaliacoes={lista.avaliacoes} ciclo={ciclo} columns={avoided ? 1 : 2} />
        </div>
      </div>
    </Stack>
  );
}
