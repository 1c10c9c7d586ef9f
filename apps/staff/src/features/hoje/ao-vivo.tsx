/** The exams that run now, and how far their students are. */
import { Card, Heading, Inline, Link, StackedBar, Stack, Text } from '@luneta/ui';
import { useId } from 'react';

import { copy as words } from '../../shared/copy.ts';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import type { Prova } from './provas.ts';

export function AoVivo({ provas }: { provas: readonly Prova[] }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="e16">
        <Inline justify="between" wrap>
          <Heading look="h3" id={id}>
            {copy.live}
          </Heading>
          <Link href={paths.provas}>{copy.seeAll}</Link>
        </Inline>
        {provas.map((prova) => (
          <One key={prova.id} prova={prova} />
        ))}
      </Stack>
    </Card>
  );
}

function One({ prova }: { prova: Prova }) {
  const name = copy.dia(prova.descricao, prova.dia_prova);
  const { entregues, respondendo, semNoticia, naoIniciadas, digitadas, aDigitar } = prova.partes;
  return (
    <Stack gap="e8">
      <Inline justify="between" wrap>
        <Text as="strong" look="smallStrong">
          {name}
        </Text>
        <Text as="span" look="small" tone="muted">
          {copy.alunos(prova.alunos)}
        </Text>
      </Inline>
      <StackedBar
        label={name}
        parts={[
          { tone: 'done', value: entregues, words: copy.parts.delivered(entregues) },
          { tone: 'running', value: respondendo, words: copy.parts.answering(respondendo) },
          { tone: 'warning', value: semNoticia, words: copy.parts.silent(semNoticia) },
          { tone: 'rest', value: naoIniciadas, words: copy.parts.rest(naoIniciadas) },
          { tone: 'done', value: digitadas, words: words.digitadas(digitadas, prova.alunos) },
          { tone: 'rest', value: aDigitar, words: copy.parts.toType(aDigitar) },
        ]}
      />
    </Stack>
  );
}
