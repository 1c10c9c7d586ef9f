import { Disclosure, Heading, ReadingSection, RichHtml, Stack } from '@luneta/ui';

import { copy } from './copy.ts';
import type { Part } from './parts.ts';

/** One part of the material: a chapter, what to keep in mind, or exercises with their solutions. */
export function Parte({ part: { id, title, eyebrow, html, exercises } }: { part: Part }) {
  return (
    <ReadingSection id={id} title={title} eyebrow={eyebrow}>
      {html.map((text, n) => (
        // The parts of a course keep their places.
        <RichHtml key={n} look="body" html={text} id={`${id}-${n}`} />
      ))}
      {exercises.map(({ enunciado, resolucao }, n) => (
        <Stack key={n} gap="e8">
          <Heading look="h3">{copy.exercise(n + 1)}</Heading>
          <RichHtml look="body" html={enunciado} />
          <Disclosure label={copy.resolution}>
            <RichHtml look="body" html={resolucao} />
          </Disclosure>
        </Stack>
      ))}
    </ReadingSection>
  );
}
