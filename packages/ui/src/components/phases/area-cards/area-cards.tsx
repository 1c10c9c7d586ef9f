// The areas of knowledge, one of them chosen. What the choice shows below is the screen's, which also tells screen
// readers.
import { type ReactNode, useId } from 'react';
import { starsOf } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { Check, Trophy } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import * as ringCss from '../../feedback/progress-ring/progress-ring.css.ts';
import { RingPicture } from '../../feedback/progress-ring/ring-picture.tsx';
import { Loading, Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { nativeRadio } from '../../forms/choice-card.css.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { starArt } from '../../game/game-piece/art.ts';
import { GamePiece } from '../../game/game-piece/game-piece.tsx';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { Breu } from '../../identity/breu/breu.tsx';
import * as css from './area-cards.css.ts';

const defaults = {
  bossesOf: (value: number, of: number) => `${value} de ${of} Bosses`,
  starsOf,
  winsOf: (value: number) => (value === 1 ? '1 vitória' : `${value} vitórias`),
};

/** Earned of possible. */
export interface Count {
  /** How many there are so far. */
  value: number;
  /** How many there can be. */
  of: number;
}

/** One area of knowledge. */
export interface Area {
  /** `area_conhecimento_id`. */
  id: number;
  /** `nome_curto`; colour and picture follow from it. */
  name: string;
  /** Stars earned of possible. */
  stars: Count;
  /** Bosses finished of all. */
  bosses: Count;
  /** Bosses won, beside the finished ones: a mark of its own. */
  wins?: number | undefined;
}

export interface AreaCardsProps {
  /** 'Selecione a Área do Conhecimento'; the heading of the group and its name. */
  legend: string;
  /** At the end of the heading's line: what the areas are of, e.g. the cycle. */
  end?: ReactNode;
  /** In the order they are shown; null while they are on their way. */
  areas: readonly Area[] | null;
  /** Id of the chosen area; null while none is. */
  value: number | null;
  /** Another area was chosen: the screen shows its evaluations and announces them politely. */
  onChange: (id: number) => void;
}

interface FigureProps {
  picture: ReactNode;
  count: Count;
  words: string;
  children?: ReactNode;
}

const Figure = ({ picture, count, words, children }: FigureProps): ReactNode => (
  <span className={css.count}>
    {picture}
    <span aria-hidden="true">
      <strong>{count.value}</strong>
      <span className={css.of}>/{count.of}</span>
    </span>
    <VisuallyHidden>{words} </VisuallyHidden>
    {children}
  </span>
);

const AreaCard = ({
  area,
  group,
  chosen,
  onChange,
}: {
  area: Area;
  group: string;
  chosen: boolean;
  onChange: (id: number) => void;
}): ReactNode => {
  const copy = useWords(defaults);
  const { id, name, stars, bosses, wins } = area;
  return (
    <label className={classes(css.card, chosen && css.chosen)}>
      <input
        type="radio"
        className={nativeRadio}
        name={group}
        value={id}
        checked={chosen}
        onChange={() => onChange(id)}
        aria-labelledby={`${group}-${id}-name`}
        aria-describedby={`${group}-${id}-counts`}
      />
      <span className={ringCss.ring}>
        <RingPicture tone="star" size={48} percent={stars.of > 0 ? Math.min(100, (stars.value / stars.of) * 100) : 0}>
          <SubjectTile materia={name} size={36} round />
        </RingPicture>
      </span>
      <span className={css.words}>
        <span className={css.name} id={`${group}-${id}-name`}>
          {name}
        </span>
        <span className={css.counts} id={`${group}-${id}-counts`}>
          <Figure
            picture={<GamePiece of={starArt} size={18} />}
            count={stars}
            words={copy.starsOf(stars.value, stars.of)}
          />
          <Figure
            picture={<Breu energy={1} size={22} decorative />}
            count={bosses}
            words={copy.bossesOf(bosses.value, bosses.of)}
          >
            {wins !== undefined && (
              <>
                <span className={css.trophy}>
                  <Icon of={Trophy} size={16} />
                </span>
                <strong aria-hidden="true">{wins}</strong>
                <VisuallyHidden>{copy.winsOf(wins)} </VisuallyHidden>
              </>
            )}
          </Figure>
        </span>
      </span>
      {chosen && (
        <span className={css.check}>
          <Icon of={Check} size={16} />
        </span>
      )}
    </label>
  );
};

/** Four areas on their way. */
export const AreaCardsSkeleton = (): ReactNode => (
  <Loading>
    <div className={css.grid}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} shape="card" size={88} />
      ))}
    </div>
  </Loading>
);

/** Native radios in a `fieldset` named by its heading: arrows move and choose. */
export const AreaCards = ({ legend, end, areas, value, onChange }: AreaCardsProps): ReactNode => {
  const group = useId();
  return (
    <fieldset className={css.group} aria-labelledby={group}>
      <div className={css.head}>
        <div className={css.legend}>
          <Heading look="h3" id={group}>
            {legend}
          </Heading>
        </div>
        {end}
      </div>
      {areas === null ? (
        <AreaCardsSkeleton />
      ) : (
        <div className={css.grid}>
          {areas.map((area) => (
            <AreaCard key={area.id} area={area} group={group} chosen={area.id === value} onChange={onChange} />
          ))}
        </div>
      )}
    </fieldset>
  );
};
