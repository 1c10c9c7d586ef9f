/** What made a TRI score: what it is, its band, the own hits, its base and the most there was. */
import { FactsList, Heading, numberText, Stack, Text } from '@luneta/ui';
import type { ReactNode } from 'react';

import { copy as tri } from '../../shared/tri/copy.ts';
import { text } from '../../shared/tri/text.ts';
import { TriPictures } from '../../shared/tri/tri-text.tsx';
import { copy, explain } from './copy.ts';
import type { Explicacao } from './explicacao.ts';

export function EntendaText({ explicacao, area }: { explicacao: Explicacao; area: string | undefined }) {
  return (
    <Stack gap="e24">
      {area !== undefined && <Text look="bodyStrong">{area}</Text>}
      <Text>{text.lead}</Text>
      <Band explicacao={explicacao} />
      <Hits explicacao={explicacao} />
      <Part title={explain.same.title}>
        <Text>{explain.same.text}</Text>
      </Part>
      <Base explicacao={explicacao} />
      <Part title={explain.max.title}>
        <Text>
          {explicacao.maxima === null ? explain.max.unknown : explain.max.text(numberText(explicacao.maxima))}
        </Text>
      </Part>
      <Part title={tri.title}>
        <TriPictures />
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="e8">
      <Heading look="h3">{title}</Heading>
      {children}
    </Stack>
  );
}

function Band({ explicacao: { erro, de, ate } }: { explicacao: Explicacao }) {
  if (erro === null || erro === 0) return null;
  return (
    <Part title={explain.band.title}>
      <Text>{explain.band.text(numberText(de, 0), numberText(ate, 0))}</Text>
    </Part>
  );
}

const inWords = (numeros: readonly number[]) => new Intl.ListFormat('pt-BR').format(numeros.map(String));

function Hits({ explicacao: { porDificuldade, poucos, sabeDificuldade } }: { explicacao: Explicacao }) {
  if (porDificuldade.length === 0) return null;
  return (
    <Part title={explain.hits.title}>
      <FactsList
        facts={porDificuldade.map(({ dificuldade, hits, total }) => ({
          term: copy.difficulty[dificuldade],
          value: copy.hits(hits, total),
        }))}
      />
      {poucos.length > 0 && <Text>{explain.hits.few(inWords(poucos), poucos.length === 1)}</Text>}
      {poucos.length === 0 && sabeDificuldade && <Text>{explain.hits.allCount}</Text>}
    </Part>
  );
}

/** Decisions 200 and 222: the mean of which areas, how many questions, and why it is an estimate. */
function Base({ explicacao: { base, media } }: { explicacao: Explicacao }) {
  const words = explain.base;
  return (
    <Part title={words.title}>
      {media && <Text>{words.mean(media.areas, media.todas)}</Text>}
      {base && <Text>{words.items(base.itens)}</Text>}
      <Text>{base?.motivo ? words.estimate(base.motivo) : words.plain}</Text>
    </Part>
  );
}
