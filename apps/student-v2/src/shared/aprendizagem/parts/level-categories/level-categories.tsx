import { Badge, Card, LevelBadge, listRole } from '@luneta/ui';
import { Check } from '@luneta/ui/icons';
import type { Nivel } from '@luneta/domain/aprendizagem';
import type { ReactNode } from 'react';

import * as css from './level-categories.css.ts';

/** One of the three levels. */
export interface LevelCategory {
  /** Gives the drawing. */
  nivel: Nivel;
  /** 'Explorador(a)', 'Guerreiro(a)', 'Ninja'. */
  name: string;
  /** What the level means. */
  text: string;
}

export interface LevelCategoriesProps {
  /** Accessible name of the list, e.g. "Categorias de nivelamento". */
  label: string;
  /** From the first to the last level. */
  levels: readonly LevelCategory[];
  /** The student's level, with the word that says so ("Seu nível"). */
  current?: { nivel: Nivel; label: string } | undefined;
}

/** The three levels of learning as cards; the student's own has an edge and says so. */
export const LevelCategories = ({ label, levels, current }: LevelCategoriesProps): ReactNode => (
  <ol className={css.list} {...listRole} aria-label={label}>
    {levels.map(({ nivel, name, text }) => {
      const own = current?.nivel === nivel;
      return (
        <Card key={nivel} as="li" selected={own}>
          <LevelBadge
            nivel={nivel}
            name={name}
            description={text}
            mark={
              own && (
                <Badge tone="info" icon={Check}>
                  {current.label}
                </Badge>
              )
            }
          />
        </Card>
      );
    })}
  </ol>
);
