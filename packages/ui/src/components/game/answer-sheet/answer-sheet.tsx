// The result of one answer: a bottom sheet on a phone, a 480 px dialog elsewhere. A right one stands at the foot in the colour
// of its verdict and dims nothing, so that the option is still seen. The screen decides when it opens (300 ms after the
// answer), what it pays and which buttons it has.
import { type ReactNode, useId } from 'react';
import { useWords } from '../../../words.tsx';
import { Check, type IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Button } from '../../actions/button/button.tsx';
import { Note } from '../../feedback/note/note.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { Pipa } from '../../identity/pipa/pipa.tsx';
import { ModalBase } from '../../overlays/modal-base/modal-base.tsx';
import { Comment } from '../../question/comment/comment.tsx';
import * as gainCss from '../coin-gain/coin-gain.css.ts';
import { CoinGain } from '../coin-gain/coin-gain.tsx';
import { lifeArt } from '../game-piece/art.ts';
import { GamePiece } from '../game-piece/game-piece.tsx';
import { Hearts } from '../hearts/hearts.tsx';
import * as css from './answer-sheet.css.ts';
import { useRightInSight } from './use-right-in-sight.ts';

const defaults = {
  lifeLost: 'Menos 1 vida',
};

/** A button besides continuing: 'Tentar novamente', 'Estudar mais', 'COMPRAR VIDAS'. */
export interface AnswerWay {
  /** Words of the button. */
  label: string;
  /** What it does; the screen also closes the sheet. */
  onClick: () => void;
  /** Before the words. */
  icon?: IconShape;
}

export interface AnswerSheetProps {
  /** Whether it is shown. */
  open: boolean;
  /** Decides Pipa's mood and the check. */
  result: 'right' | 'wrong';
  /** How glad Pipa is about a right answer; celebrating she jumps three times. */
  mood?: 'feliz' | 'comemorando';
  /** The result in words, e.g. 'Você perdeu uma vida...'; has the focus first. */
  title: string;
  /** The verdict for a reader, before a title that praises: 'Resposta certa!'. */
  said?: string;
  /** A line that helps on. */
  text?: string | undefined;
  /** Coins the answer paid; left out where none are paid (wrong, version 2, visitor). */
  moedas?: number | undefined;
  /** An action plan paid twice: shows the ×2. */
  doubled?: boolean;
  /** It cost a life: shows the heart with −1. */
  lifeLost?: boolean;
  /** Lives that are left: the lost one then splits in the row of all hearts. */
  vidas?: number | undefined;
  /** What is still uncertain, e.g. that the lives will be updated later. */
  note?: string | undefined;
  /** A `ComboLine`, under what the answer paid. */
  combo?: ReactNode;
  /** Explanation of the question behind a disclosure: its words and its HTML. */
  comment?: { label: string; html: string; open?: boolean } | undefined;
  /** Other buttons, the main one first; it is the filled button then. */
  ways?: readonly AnswerWay[];
  /** Going on is the main way although there are others: it stands before them, filled. */
  goOnFirst?: boolean;
  /** Words of the last button, e.g. 'CONTINUAR'. */
  continueLabel: string;
  /** The last button. */
  onContinue: () => void;
  /** Going on has been chosen and is under way. */
  busy?: boolean;
  /** Escape and Android Back; left out, they go on. Needed where going on gives something up. */
  onDismiss?: (() => void) | undefined;
}

/** Result of an answer over its question. */
export const AnswerSheet = (props: AnswerSheetProps): ReactNode => {
  const copy = useWords(defaults);
  const {
    open,
    result,
    mood = 'feliz',
    title,
    said,
    text,
    moedas,
    doubled = false,
    lifeLost = false,
    note,
    combo,
    comment,
    ways = [],
    goOnFirst = ways.length === 0,
  } = props;
  const { continueLabel, onContinue, onDismiss = onContinue, vidas, busy = false } = props;
  const id = useId();
  const right = result === 'right';
  useRightInSight(open && right);
  const goOn = (
    <Button block variant={goOnFirst ? 'primary' : 'text'} busy={busy} onClick={onContinue}>
      {continueLabel}
    </Button>
  );
  return (
    <ModalBase
      open={open}
      onDismiss={onDismiss}
      className={right ? css.atFoot : css.box}
      titleId={id}
      descriptionId={`${id}-summary`}
    >
      <div className={right ? css.glad : css.column}>
        <div className={right ? css.corner : css.figure}>
          <Pipa mood={right ? mood : 'triste'} size={right ? 96 : 132} animated={right && mood === 'comemorando'} />
        </div>
        <div className={css.title}>
          {right && (
            <span className={css.mark}>
              <Icon of={Check} size={24} />
            </span>
          )}
          <Heading look={right ? 'h2' : 'h1'} id={id} focusable>
            {said !== undefined && <VisuallyHidden>{said} </VisuallyHidden>}
            {title}
          </Heading>
        </div>
        <div id={`${id}-summary`} className={right ? css.earned : css.summary}>
          {moedas !== undefined && (
            <span className={classes(css.gain, css.chip)}>
              <CoinGain moedas={moedas} doubled={doubled} word />
            </span>
          )}
          {lifeLost && vidas !== undefined && <Hearts vidas={vidas} lost size={36} />}
          {lifeLost && vidas !== undefined && <VisuallyHidden>{copy.lifeLost}</VisuallyHidden>}
          {lifeLost && vidas === undefined && (
            <span className={classes(css.gain, gainCss.gain, gainCss.tone.life)}>
              <GamePiece of={lifeArt} size={32} />
              <span aria-hidden="true">−1</span>
              <VisuallyHidden>{copy.lifeLost}</VisuallyHidden>
            </span>
          )}
          {text !== undefined && <Text tone={right ? 'default' : 'muted'}>{text}</Text>}
        </div>
        {combo !== undefined && <div className={css.wide}>{combo}</div>}
        {note !== undefined && (
          <div className={css.wide}>
            <Note tone="info">{note}</Note>
          </div>
        )}
        {comment && (
          <div className={css.wide}>
            <Comment {...comment} variant={right ? 'row' : 'card'} />
          </div>
        )}
        <div className={classes(css.actions, right && css.onGlad)}>
          {goOnFirst && goOn}
          {ways.map(({ label, onClick, icon }, index) => (
            <Button
              key={label}
              block
              variant={index === 0 && !goOnFirst ? 'primary' : 'secondary'}
              icon={icon}
              onClick={onClick}
            >
              {label}
            </Button>
          ))}
          {!goOnFirst && goOn}
        </div>
      </div>
    </ModalBase>
  );
};
