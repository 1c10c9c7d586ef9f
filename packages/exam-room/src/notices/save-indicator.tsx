import { overallSaveState } from '@luneta/exam';
import { useProvaValue } from '@luneta/exam/react';
import { SavedIndicator } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

const LOOK = { salvo: 'saved', salvando: 'saving', guardado: 'offline', erro: 'unsaved' } as const;

/** Where the answers are now: on the server, on their way, or kept on this device. */
export function SaveIndicator() {
  const { words } = useExamSetup();
  const state = useProvaValue(overallSaveState);
  return <SavedIndicator state={LOOK[state]} text={words.saved[state]} short={words.savedShort[state]} />;
}
