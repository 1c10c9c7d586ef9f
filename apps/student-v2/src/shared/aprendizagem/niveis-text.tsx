/** The three levels. It comes with its dialog. */
import type { Nivel } from '@luneta/domain';

import { LevelCategories } from './parts/level-categories/level-categories.tsx';
import { copy } from './copy.ts';

const LEVELS = [
  { nivel: 'explorador', text: 'Nível iniciante: você tem o conhecimento básico e está abrindo caminho.' },
  { nivel: 'guerreiro', text: 'Nível intermediário: suas habilidades estão em progresso.' },
  { nivel: 'ninja', text: 'Nível avançado: você tem domínio completo do que foi cobrado.' },
] as const satisfies readonly { nivel: Nivel; text: string }[];

export const NiveisText = ({ current }: { current: Nivel | null }) => (
  <LevelCategories
    label={copy.categories.title}
    levels={LEVELS.map(({ nivel, text }) => ({ nivel, text, name: copy.nivel[nivel] }))}
    current={current === null ? undefined : { nivel: current, label: 'Seu nível' }}
  />
);
