/** `/provas/avaliacoes/{avaliacao_conhecimento_id}/questoes`: hits and discrimination as a picture and a table; annul, give to all. */
import { itensProvaQuery } from '@luneta/api-client/gestao-provas';
import type { ItensDaProva } from '@luneta/api-client';
import { QueryState, useServices } from '@luneta/app-shell';
import { Button, Card, EmptyState, Grid, Heading, Inline, LoadingLayout, Note, Stack, Text } from '@luneta/ui';
import { Table } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { ItemScatter } from '../parts/item-scatter/item-scatter.tsx';
import { downloadText, fileNameOf } from '../../../shared/download-text.ts';
import { ExameFrame } from '../exame/exame-frame.tsx';
import { copy } from './copy.ts';
import { byNeed, hasDays, idOf, itensCsv, marksOf } from './item.ts';
import { ItemCard } from './item-card.tsx';
import { ItensTable } from './itens-table.tsx';

export function QuestoesScreen({ avaliacao_conhecimento_id }: { avaliacao_conhecimento_id: number }) {
  const { api } = useServices();
  const query = useQuery(itensProvaQuery(api, { avaliacao_conhecimento_id }));
  return (
    <ExameFrame avaliacao_conhecimento_id={avaliacao_conhecimento_id}>
      {() => (
        <QueryState query={query} loading={<LoadingLayout of="table" label={copy.loading} />}>
          {(prova) => (prova.itens.length === 0 ? <EmptyState text={copy.empty} /> : <Questoes prova={prova} />)}
        </QueryState>
      )}
    </ExameFrame>
  );
}

function Questoes({ prova }: { prova: ItensDaProva }) {
  const { itens, fechada, qtde_presentes, qtde_ausentes, descricao } = prova;
  const [chosen, setChosen] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const dias = hasDays(itens);
  const ordered = byNeed(itens);
  const marks = marksOf(itens, dias);
  const selected = itens.find((item) => idOf(item) === chosen) ?? ordered[0];
  const see = (id: number) => {
    setChosen(id);
    heading.current?.focus();
  };
  const of = (health: string) => marks.filter((mark) => mark.health === health).length;
  return (
    <Stack gap="e16">
      <Inline justify="between" wrap gap="e8">
        <Text look="small" tone="muted" tabular>
          {copy.summary(qtde_presentes, qtde_ausentes)}
        </Text>
        {fechada && (
          <Button
            variant="secondary"
            size="sm"
            icon={Table}
            onClick={() => downloadText(fileNameOf('questoes', descricao), itensCsv(itens))}
          >
            {copy.export}
          </Button>
        )}
      </Inline>
      {!fechada && <Note tone="locked">{copy.withheld}</Note>}
      <Grid columnsExpanded="7/5" gap="e16" align="start">
        {fechada && (
          <Card padding="md">
            <Stack gap="e8">
              <Heading look="h3">{copy.picture}</Heading>
              {marks.length === 0 ? (
                <Text tone="muted">{copy.noPicture}</Text>
              ) : (
                <ItemScatter
                  label={copy.pictureOf(marks.length, of('review'), of('annul'))}
                  items={marks}
                  selected={selected ? idOf(selected) : null}
                  onSelect={setChosen}
                  axes={copy.axes}
                />
              )}
            </Stack>
          </Card>
        )}
        {selected && <ItemCard key={idOf(selected)} item={selected} prova={prova} dias={dias} headingRef={heading} />}
      </Grid>
      <ItensTable itens={ordered} dias={dias} onSee={see} />
    </Stack>
  );
}
