/** Two revisions of a question beside each other, as students read them: no key stands here. */
import { questaoGestaoQuery } from '@luneta/api-client/gestao-questoes';
import { QueryState, useServices } from '@luneta/app-shell';
import { itemRespostaOf } from '@luneta/domain';
import { Grid, Heading, Loading, Note, Options, RichHtml, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { copy } from './copy.ts';

export type ComparacaoProps = { antes: number; depois: number; nome: string };

export function Comparacao({ antes, depois, nome }: ComparacaoProps) {
  return (
    <Grid columnsExpanded={2} gap="e16" align="start">
      <Revisao id={antes} title={copy.before} nome={nome} />
      <Revisao id={depois} title={copy.after} nome={nome} />
    </Grid>
  );
}

function Revisao({ id, title, nome }: { id: number; title: string; nome: string }) {
  const { api } = useServices();
  const query = useQuery(questaoGestaoQuery(api, id));
  return (
    <Stack gap="e8">
      <Heading look="h3">{title}</Heading>
      <QueryState
        query={query}
        compact
        loading={
          <Loading label={copy.reading}>
            <Skeleton shape="text" lines={5} />
          </Loading>
        }
      >
        {({ lacrada, enunciado, alternativas }) =>
          lacrada ? (
            <Note tone="locked">{copy.sealed}</Note>
          ) : (
            <Stack gap="e12">
              <RichHtml html={enunciado} />
              <Options
                mode="readonly"
                label={`${title}, ${nome}`}
                options={alternativas.flatMap(({ letra, texto }) => {
                  const value = itemRespostaOf(letra);
                  return value === null ? [] : [{ value, html: texto }];
                })}
                selected={null}
              />
            </Stack>
          )
        }
      </QueryState>
    </Stack>
  );
}
