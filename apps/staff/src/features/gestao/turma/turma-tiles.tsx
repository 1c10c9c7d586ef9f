/** The classes that a text stands for, one tile each; those that are there already are dashed. */
import { Heading, Icon, Inline, Text } from '@luneta/ui';
import { Check, Plus } from '@luneta/ui/icons';
import { useId } from 'react';

import { copy as words } from './copy.ts';
import * as css from './turma.css.ts';

const copy = words.several;

export type TurmaTilesProps = {
  codigos: readonly string[];
  /** Codes that the year has. */
  existing: ReadonlySet<string>;
  /** Name of the grade of the new ones; '' while none is chosen. */
  serie: string;
  /** How many of them are new. */
  summary: string;
};

export function TurmaTiles({ codigos, existing, serie, summary }: TurmaTilesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.preview}>
      <Inline justify="between" gap="e8" wrap>
        <Heading look="h3" id={id}>
          {copy.preview}
        </Heading>
        <Text look="small" tone="muted" as="span">
          {summary}
        </Text>
      </Inline>
      <ul className={css.tiles}>
        {codigos.map((codigo) => {
          const there = existing.has(codigo);
          return (
            <li key={codigo} className={there ? css.tileThere : css.tile}>
              <span className={css.codigo}>{codigo}</span>
              <span className={css.tileNote}>{there ? copy.there : serie || copy.isNew}</span>
              <span className={css.check}>
                <Icon of={there ? Check : Plus} size={16} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
