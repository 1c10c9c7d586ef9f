import type { AprendizagemLista, AprendizagemMateria } from '@luneta/api-client';
import { Grid, LevelBadge, percentText, Stack, SubjectRow, VisuallyHidden, Heading } from '@luneta/ui';
import { useSearchParams } from '@luneta/app-shell/router';

import { cicloOf } from '../../shared/aprendizagem/ciclo-of.ts';
import { copy as words } from '../../shared/aprendizagem/copy.ts';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

/** Subjects with a level first, those without data after them, each in the order of the school. */
export function Materias({ lista }: { lista: AprendizagemLista }) {
  const [search] = useSearchParams();
  const ciclo = cicloOf(search);
  const known = lista.materias.filter(({ nivel }) => nivel !== null);
  const unknown = lista.materias.filter(({ nivel }) => nivel === null);
  return (
    <Stack as="section" labelledBy="materias">
      <VisuallyHidden>
        <Heading id="materias">{copy.list}</Heading>
      </VisuallyHidden>
      <Grid as="ul" columns={1} columnsExpanded={2} gap="e12">
        {[...known, ...unknown].map((materia) => (
          <li key={materia.materia_id}>
            <Materia materia={materia} ciclo={ciclo} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function Materia({ materia, ciclo }: { materia: AprendizagemMateria; ciclo: number | null }) {
  const { materia_id, materia_nome, indice_aproveitamento: indice, nivel, qtde_capitulos } = materia;
  // Without data its page would have nothing to tell.
  if (indice === null || nivel === null) return <SubjectRow subject={materia_nome} detail={words.noData} />;
  return (
    <SubjectRow
      subject={materia_nome}
      href={paths.aprendizagemMateria(materia_id, ciclo)}
      detail={copy.detail(percentText(indice * 100), qtde_capitulos)}
      end={<LevelBadge nivel={nivel} name={words.nivel[nivel]} />}
    />
  );
}
