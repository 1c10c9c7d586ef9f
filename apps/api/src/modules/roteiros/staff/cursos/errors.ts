import { conflict } from '../../../../http/errors.ts';

/** Errors of the list of courses. */
export const cursosErrors = {
  exists: () =>
    conflict('curso_existente', 'Este objeto de conhecimento já tem um curso.').at('objeto_conhecimento_id'),
};
