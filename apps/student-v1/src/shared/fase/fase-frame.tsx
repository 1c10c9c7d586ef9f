/** What the three screens of a phase have in common: theme, top bar, steps, and the suggestion of a break. */
import type { FaseIds } from '@luneta/api-client/fase';
import { useMayWrite } from '@luneta/app-shell';
import { ETAPAS, etapaNumero, type EtapaFase } from '@luneta/domain';
import { Button, Content, Note, Stack, Steps, ThemeProvider } from '@luneta/ui';
import type { ReactNode } from 'react';
import { useLocation } from '@luneta/app-shell/router';

import { temaOf } from '../tema.ts';
import { GameFrame } from '../game/game-frame.tsx';
import type { GameTopBarProps } from '../game/game-top-bar.tsx';
import { copy } from './copy.ts';
import { addressesOf } from './fase-address.ts';
import { usePausa } from './use-pausa.ts';

export type FaseFrameProps = Pick<GameTopBarProps, 'lives' | 'meanwhile'> & {
  ids: FaseIds;
  etapa: EtapaFase;
  /** How much of the step is done, 0 to 1. */
  part?: number;
  /** At the right of the step: 'Questão 3 de 6', 'Capítulo 4'. */
  detail?: string | undefined;
  /** Stands beside the content, at the foot of the screen: the `ActionBar`. */
  foot?: ReactNode;
  /** Fills the space below the content: a scene. */
  scene?: ReactNode;
  children?: ReactNode;
};

export function FaseFrame({ ids, etapa, part = 0, detail, foot, scene, children, ...bar }: FaseFrameProps) {
  const mayWrite = useMayWrite();
  const { pathname } = useLocation();
  return (
    <ThemeProvider tema={temaOfEtapa(etapa, ids)} page="frame">
      <GameFrame exit={{ label: copy.exit, href: addressesOf(ids).materia }} {...bar}>
        <Content width="reading">
          <Stack gap="e16">
            <Steps
              label={copy.etapa(etapaNumero(etapa))}
              steps={copy.etapas}
              current={ETAPAS.indexOf(etapa) + 1}
              part={part}
              detail={detail}
            />
            {!mayWrite && <Note tone="reading">{copy.visiting}</Note>}
            <PauseNote key={pathname} />
            {children}
          </Stack>
        </Content>
        {scene}
        {foot}
      </GameFrame>
    </ThemeProvider>
  );
}

/** Light for a roadmap, dark for an action plan (S2 §2.3); the result is a night scene in both. */
const temaOfEtapa = (etapa: EtapaFase, { tipo }: FaseIds) => (etapa === 'resultado' ? 'plano' : temaOf(tipo));

/** Calm, once, and put away for good: a break is only suggested. */
function PauseNote() {
  const { suggested, dismiss } = usePausa();
  if (!suggested) return null;
  return (
    <Note
      tone="info"
      action={
        <Button variant="text" size="sm" onClick={dismiss}>
          {copy.pause.later}
        </Button>
      }
    >
      {copy.pause.text}
    </Note>
  );
}
