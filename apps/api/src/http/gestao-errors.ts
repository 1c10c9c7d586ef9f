/** Errors that several staff calls share. */
import { conflict } from './errors.ts';

export const gestaoErrors = {
  versionConflict: () =>
    conflict('versao_diferente', 'Outra pessoa salvou antes de você. Abra de novo para ver o que mudou.'),
};
