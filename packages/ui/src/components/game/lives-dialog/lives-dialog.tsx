// Lives of version 1: how many, when the next one comes, and filling them up. What it costs is a rule of domain;
// whether a purchase may be sent and what came of it belong to the screen.
import { custoVidas } from '@luneta/domain/moedas';
import { formatCountdown, minutesLeft } from '@luneta/domain/timer';
import { EXTRA_BAR_SECONDS, MAX_VIDAS } from '@luneta/domain/vidas';
import { type ReactNode, useId } from 'react';
import { coins, nextLife } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { Button } from '../../actions/button/button.tsx';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { numberText } from '../../results/number-text.ts';
import { coinArt } from '../game-piece/art.ts';
import { GamePiece } from '../game-piece/game-piece.tsx';
import { Hearts } from '../hearts/hearts.tsx';
import { Price } from '../price/price.tsx';
import * as css from './lives-dialog.css.ts';

const defaults = {
  coins,
  nextLife,
};

export interface LivesDialogWords {
  /** E.g. "Vidas". */
  title: string;
  /** Before the time, e.g. "Próxima vida em". */
  next: string;
  /** With all lives, e.g. "Suas vidas estão completas." */
  full: string;
  /** Before the coins there are, e.g. "Seu saldo". */
  balance: string;
  /** What the price is for, by the number of lives: "Completar 3 vidas". */
  refill: (lives: number) => string;
  /** The button, e.g. "Comprar vidas". */
  buy: string;
  /** Why it cannot be pressed without the coins: 'saldo insuficiente'. */
  poor: string;
  /** Second button that closes it, e.g. "Esperar". Without it only X, Escape and a tap outside do. */
  wait?: string | undefined;
}

export interface LivesDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** X, Escape, Android Back or a tap outside. */
  onClose: () => void;
  /** Every sentence it shows. */
  words: LivesDialogWords;
  /** `qtde_vidas`, 0 to 5. */
  vidas: number;
  /** Whole seconds to the next life; `null` with all of them. */
  seconds: number | null;
  /** Whole seconds from one life to the next, for the bar. */
  secondsPerVida: number;
  /** `qtde_moedas` the student has. */
  moedas: number;
  /** Fills the lives up. */
  onBuy: () => void;
  /** The purchase is under way. */
  busy?: boolean;
  /** What failed, in words; stands inside. */
  error?: string | undefined;
  /** Why this person may not buy at all, e.g. a visitor. */
  disabledReason?: string | undefined;
  /** What can be done meanwhile, without a life: media, practice. */
  children?: ReactNode;
}

/** By whole minutes, so that it does not move each second. */
const filledShare = (seconds: number, of: number): number =>
  of > 0 ? Math.max(of - minutesLeft(seconds) * 60, 0) / of : 0;

/** The five hearts, the time to the next one and the way to all of them. */
export const LivesDialog = (props: LivesDialogProps): ReactNode => {
  const copy = useWords(defaults);
  const {
    open,
    onClose,
    words,
    vidas,
    seconds,
    secondsPerVida,
    moedas,
    onBuy,
    busy = false,
    error,
    disabledReason,
    children,
  } = props;
  const reasonId = useId();
  const full = vidas >= MAX_VIDAS;
  const price = custoVidas(vidas);
  const poor = !full && disabledReason === undefined && moedas < price;
  const balance = numberText(moedas, 0);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      size="sm"
      error={error}
      footer={
        <Stack gap="e8" grow>
          <Button block busy={busy} onClick={onBuy} disabledReason={full || poor ? { id: reasonId } : disabledReason}>
            {words.buy} {!full && <Price moedas={price} />}
          </Button>
          {words.wait !== undefined && (
            <Button block variant="text" onClick={onClose}>
              {words.wait}
            </Button>
          )}
        </Stack>
      }
    >
      <div className={css.hearts}>
        <Hearts vidas={vidas} next={seconds === null ? 0 : filledShare(seconds, secondsPerVida)} size={44} />
      </div>
      {full && (
        <Text id={reasonId} align="center" tone="muted">
          {words.full}
        </Text>
      )}
      {!full && seconds !== null && (
        <div className={css.next}>
          <span className={css.label}>{words.next}</span>
          <span role="timer" aria-live="off" aria-label={words.next} className={css.time}>
            {formatCountdown(seconds)}
          </span>
          <ProgressBar
            label={words.next}
            value={Math.max(secondsPerVida - seconds, 0)}
            max={secondsPerVida + EXTRA_BAR_SECONDS}
            valueText={copy.nextLife(minutesLeft(seconds))}
          />
        </div>
      )}
      <div className={classes(css.balance, poor && css.short)}>
        <GamePiece of={coinArt} size={32} />
        <div className={css.words}>
          {!full && <span className={css.refill}>{words.refill(MAX_VIDAS - vidas)}</span>}
          <span className={css.label}>
            {words.balance}{' '}
            <span aria-hidden="true" className={css.coins}>
              {balance}
            </span>
            <VisuallyHidden>{copy.coins(balance)}</VisuallyHidden>
          </span>
          {poor && (
            // Beside the balance it speaks of: between the two buttons it would belong to neither.
            <span id={reasonId} className={css.poor}>
              {words.poor}
            </span>
          )}
        </div>
        {!full && (
          // The button says the price to readers.
          <span aria-hidden="true" className={css.price}>
            {numberText(price, 0)}
          </span>
        )}
      </div>
      {children}
    </Dialog>
  );
};
