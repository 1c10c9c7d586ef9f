/** 'Mais antigas' (S2 §2.17), by month and subject. The choice stands in the address, so that Back finds it again. */
import type { GabaritoListaItem } from '@luneta/api-client';
import { mesTitle, useConta } from '@luneta/app-shell';
import { gabaritoFiltered, gabaritoOpcoes } from '@luneta/domain';
import { EmptyState, Grid, Heading, Select, Stack } from '@luneta/ui';
import { useSearchParams } from '@luneta/app-shell/router';

import { GabaritoList } from '../../shared/gabaritos/gabarito-item.tsx';
import { copy } from './copy.ts';

const ALL = '';

/** What the rules ask about an entry. */
const listado = ({ data_aplicacao, disciplinas }: GabaritoListaItem) => ({
  aplicacaoMs: Date.parse(data_aplicacao),
  disciplinas,
});

export function Antigas({ antigas }: { antigas: readonly GabaritoListaItem[] }) {
  const { fuso_horario } = useConta();
  const { meses, materias } = gabaritoOpcoes(antigas.map(listado), fuso_horario);
  const mes = useChoice(
    'mes',
    meses.map((one) => one.mes),
  );
  const materia = useChoice('materia', materias);
  const filtro = { mes: mes.value, materia: materia.value };
  const shown = antigas.filter((row) => gabaritoFiltered(listado(row), filtro, fuso_horario));
  return (
    <Stack as="section" labelledBy="antigas">
      <Heading id="antigas">{copy.antigas}</Heading>
      {antigas.length > 0 && (
        <Grid columns={1} columnsExpanded={3} gap="e12">
          <Select
            label={copy.mes.label}
            value={mes.value ?? ALL}
            onChange={mes.choose}
            options={[
              { value: ALL, label: copy.mes.all },
              ...meses.map(({ mes: value, ms }) => ({ value, label: mesTitle(ms, fuso_horario) })),
            ]}
          />
          <Select
            label={copy.materia.label}
            value={materia.value ?? ALL}
            onChange={materia.choose}
            options={[
              { value: ALL, label: copy.materia.all },
              ...materias.map((nome) => ({ value: nome, label: nome })),
            ]}
          />
        </Grid>
      )}
      {shown.length === 0 ? (
        // Without entries there are no filters to speak of.
        <EmptyState text={antigas.length === 0 ? copy.semAntigas : copy.semFiltradas} plain />
      ) : (
        <GabaritoList gabaritos={shown} />
      )}
    </Stack>
  );
}

/** A filter kept in the address. A value that is not offered any more filters nothing. */
function useChoice(name: string, offered: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  return {
    value: asked !== null && offered.includes(asked) ? asked : null,
    choose: (value: string) =>
      setParams(
        (before) => {
          if (value === ALL) before.delete(name);
          else before.set(name, value);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
