/** One step: its place on the way, what there is or what it waits for, and its button. */
import type { PrimeirosPassos } from '@luneta/api-client';
import type { PassoEstado, PassoInicial } from '@luneta/domain';
import {
  Button,
  ButtonLink,
  GamePiece,
  Heading,
  Icon,
  IconLink,
  Inline,
  starArt,
  Text,
  VisuallyHidden,
} from '@luneta/ui';
import { ChevronRight, Lock } from '@luneta/ui/icons';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import * as css from './inicio.css.ts';

/** Where each step is done. */
const PLACES: Readonly<Record<PassoInicial, string>> = {
  dados: paths.escola,
  series: paths.series,
  turmas: paths.turmas,
  equipe: paths.equipe,
  alunos: paths.importacaoNova,
  prova: paths.provas,
};

type PassoProps = { step: PassoEstado; number: number; passos: PrimeirosPassos };

const LOOKS = { feito: css.done, agora: css.now, livre: '', espera: '' } as const;

export function Passo({ step, number, passos }: PassoProps) {
  const { passo, estado } = step;
  const words = copy.passos[passo];
  return (
    <li className={`${css.step} ${LOOKS[estado]}`} aria-current={estado === 'agora' ? 'step' : undefined}>
      <Marca estado={estado} number={number} />
      <div className={css.words}>
        <div className={css.text}>
          <Heading look="h3" id={titleId(passo)}>
            {words.title}
            <VisuallyHidden>: {copy.state[estado]}</VisuallyHidden>
          </Heading>
          <Texto step={step} passos={passos} />
        </div>
        <Acao step={step} />
      </div>
    </li>
  );
}

function Marca({ estado, number }: { estado: PassoEstado['estado']; number: number }) {
  if (estado === 'feito')
    return (
      <span className={`${css.mark} ${css.markDone}`} aria-hidden="true">
        <GamePiece of={starArt} size={32} />
      </span>
    );
  return (
    <span className={`${css.mark} ${estado === 'agora' ? css.markNow : ''}`} aria-hidden="true">
      {number}
    </span>
  );
}

const titleId = (passo: PassoInicial) => `passo-${passo}`;
const waitId = (passo: PassoInicial) => `espera-${passo}`;

function Texto({ step, passos }: Pick<PassoProps, 'step' | 'passos'>) {
  const words = copy.passos[step.passo];
  if (step.estado === 'espera')
    return (
      <Inline gap="e4">
        <Icon of={Lock} size={16} />
        <Text as="span" id={waitId(step.passo)} look="small" tone="muted">
          {copy.waits[step.por]}
        </Text>
      </Inline>
    );
  return (
    <Text look="small" tone="muted">
      {step.estado === 'feito' ? words.done(passos) : words.todo}
    </Text>
  );
}

/** Only the step of now has the filled button. */
function Acao({ step }: Pick<PassoProps, 'step'>) {
  const { begin, review, title } = copy.passos[step.passo];
  if (step.estado === 'espera')
    return (
      <span className={css.wideOnly}>
        <Button variant="secondary" size="sm" disabledReason={{ id: waitId(step.passo) }}>
          {begin}
        </Button>
      </span>
    );
  const href = PLACES[step.passo];
  if (step.estado === 'agora')
    return (
      <div className={css.nowActions}>
        <ButtonLink href={href}>{begin}</ButtonLink>
        {step.passo === 'turmas' && (
          <ButtonLink href={paths.importacaoNova} variant="text" size="sm">
            {copy.fromFile}
          </ButtonLink>
        )}
        {step.passo === 'prova' && (
          <ButtonLink href={paths.questoes} variant="text" size="sm">
            {copy.bank}
          </ButtonLink>
        )}
      </div>
    );
  const words = step.estado === 'feito' ? review : begin;
  return (
    <>
      <span className={css.wideOnly}>
        <ButtonLink href={href} variant="secondary" size="sm" describedBy={titleId(step.passo)}>
          {words}
        </ButtonLink>
      </span>
      <span className={css.phoneOnly}>
        <IconLink icon={ChevronRight} label={copy.openStep(words, title)} href={href} />
      </span>
    </>
  );
}
