/** Tag `tests`: resets the exams of a test account, in environments that enable it. */
import { ok, type Handlers } from '../../../../http/call.ts';
import { requireAluno } from '../../../../http/sessao.ts';
import type { Above } from '../../above.ts';
import { resetTentativas } from './store.ts';

/** @param marcas where the marks of texts are kept */
export const buildHandlers = ({ marcas }: Pick<Above, 'marcas'>) =>
  ({
    resetAvaliacoes: async ({ escola, sessao, agora }) => {
      await resetTentativas(escola, marcas, requireAluno(sessao).turma_aluno_id, agora);
      return ok({ message: 'Avaliação reiniciada com sucesso.' });
    },
  }) satisfies Handlers;
