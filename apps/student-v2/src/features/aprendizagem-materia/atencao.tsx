import type { AprendizagemCapitulo } from '@luneta/api-client';
import { AttentionCard, ButtonLink, Carousel, Inline, Stack, Text } from '@luneta/ui';

import { copy as words } from '../../shared/aprendizagem/copy.ts';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

/**
 * Chapters that need extra attention (S3 §2), the lowest index first; nothing where there are none. What belongs to no chapter
 * (number 0) cannot be looked up, so it is not among them.
 */
export function Atencao({ capitulos }: { capitulos: readonly AprendizagemCapitulo[] }) {
  const cards = capitulos
    .flatMap(({ atencao_extra, indice_aproveitamento: index, faixa, nivel, ...capitulo }) =>
      atencao_extra && capitulo.capitulo_numero > 0 && index !== null && faixa !== null && nivel !== null
        ? [{ ...capitulo, index, faixa, levelLabel: words.nivel[nivel] }]
        : [],
    )
    .sort((a, b) => a.index - b.index);
  if (cards.length === 0) return null;
  return (
    <Stack gap="e12">
      <Carousel
        title={copy.attention}
        items={cards.map(({ capitulo_numero, capitulo_nome, index, faixa, levelLabel }) => ({
          id: capitulo_numero,
          content: (
            <AttentionCard
              chapter={copy.chapter(capitulo_numero)}
              name={capitulo_nome}
              index={index}
              faixa={faixa}
              levelLabel={levelLabel}
            />
          ),
        }))}
      />
      <Text look="small" tone="muted">
        {copy.attentionText}
      </Text>
      <Inline>
        <ButtonLink href={paths.trilhas} variant="secondary" size="sm">
          {copy.toStudy}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
