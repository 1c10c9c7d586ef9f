/**
 * The stars of this cycle by subject (ux A30): a picture, and nothing while there is none. It stands apart from the screens of
 * the results, so that they do not wait for it.
 */
import { adaptadasQuery } from '@luneta/api-client/adaptadas';
import { useServices } from '@luneta/app-shell';
import { estrelasPorMateria } from '@luneta/domain';
import { Card, Heading, Inline, ProgressBar, Stack, SubjectTile, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { copy } from './copy.ts';

export function Estrelas() {
  const { api } = useServices();
  const { data } = useQuery(adaptadasQuery(api, null));
  const estrelas = estrelasPorMateria((data?.data ?? []).flatMap(({ avaliacoes }) => avaliacoes));
  if (estrelas.length === 0) return null;
  return (
    <Card as="section" labelledBy="estrelas" padding="lg">
      <Stack>
        <Heading look="h3" id="estrelas">
          {copy.title}
        </Heading>
        <Stack as="ul" gap="e12">
          {estrelas.map(({ materia_nome, estrelas: value, possiveis }) => (
            <li key={materia_nome}>
              <Inline gap="e12">
                <SubjectTile materia={materia_nome} />
                <Stack gap="e4" grow>
                  <Text look="smallStrong">{materia_nome}</Text>
                  <ProgressBar
                    label={copy.of(materia_nome)}
                    value={value}
                    max={possiveis}
                    valueText={copy.words(value, possiveis)}
                    number={copy.count(value, possiveis)}
                  />
                </Stack>
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
