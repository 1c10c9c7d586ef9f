/** The areas of knowledge, and what there is to study in the chosen one. */
import type { AdaptadaLista } from '@luneta/api-client';
import { useServices } from '@luneta/app-shell';
import { areaExibida } from '@luneta/domain';
import { AreaCards, EmptyState, Grid, Loading, Skeleton, Stack, useAnnounce } from '@luneta/ui';
import { useState, type ReactNode } from 'react';

import { copy } from './copy.ts';
import { Meta } from './meta.tsx';
import { ProximoPasso } from './proximo-passo.tsx';
import { StudyList } from './study-list.tsx';

type Area = AdaptadaLista['data'][number];

/** The area stays chosen for as long as the tab, also when one comes back from a subject. */
const NOTE = 'area';

const cardOf = ({ area_conhecimento_id, nome_curto, exercicios, boss }: Area) => ({
  id: area_conhecimento_id,
  name: nome_curto,
  stars: { value: exercicios.qtde_estrelas_conquistadas, of: exercicios.qtde_estrelas_possiveis },
  bosses: { value: boss.qtde_boss_finalizado, of: boss.qtde_boss },
  wins: boss.qtde_boss_vencido,
});

type AreasProps = {
  areas: readonly Area[];
  meta: AdaptadaLista['meta_semana'];
  select: ReactNode;
  /** When the server answered, by this device's clock. */
  lidaMs: number;
};

export function Areas({ areas, meta, select, lidaMs }: AreasProps) {
  const { session } = useServices();
  const announce = useAnnounce();
  const [chosen, setChosen] = useState(() => Number(session.note(NOTE)));
  const area = areaExibida(areas, chosen);
  const choose = (id: number) => {
    setChosen(id);
    session.setNote(NOTE, String(id));
    const next = areaExibida(areas, id);
    if (next) announce(copy.shown(next.nome_curto, next.avaliacoes.length));
  };
  if (area === null || areas.every(({ avaliacoes }) => avaliacoes.length === 0)) {
    return (
      <Stack gap="e16">
        {select}
        {/* Pipa greets above. */}
        <EmptyState {...copy.semNada} plain />
      </Stack>
    );
  }
  return (
    <>
      <Grid columns={1} columnsExpanded="2/1" gap="e12">
        <ProximoPasso areas={areas} lidaMs={lidaMs} />
        <Meta meta={meta} />
      </Grid>
      <AreaCards
        legend={copy.areas}
        end={select}
        areas={areas.map(cardOf)}
        value={area.area_conhecimento_id}
        onChange={choose}
      />
      <StudyList area={area} />
    </>
  );
}

export function AreasLoading({ select }: { select: ReactNode }) {
  return (
    <Stack gap="e24">
      <AreaCards legend={copy.areas} end={select} areas={null} value={null} onChange={() => undefined} />
      <Loading label={copy.loading}>
        <Skeleton shape="card" size={196} />
      </Loading>
    </Stack>
  );
}
