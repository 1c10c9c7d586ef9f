/** The sheet of a class in the form that the import reads: one line for each student, with what is stored. Pure. */
import type { Grade } from '@luneta/api-client';
import { writeCsv, type CsvCelula } from '@luneta/domain/csv-escrita';
import { asksLanguage } from '@luneta/domain/grade-resposta';

import { letraDe } from './planilha.ts';

const LINGUAS = { 1: 'inglês', 2: 'espanhol' } as const;

/** Both languages of a number share a column: the row says which one it is. */
export function modeloCsv({ itens, alunos }: Grade): string {
  const typed = itens.map((item, n) => ({ ...item, n }));
  const numeros = [...new Set(typed.map(({ numero }) => numero))];
  const withLanguage = asksLanguage(itens);
  const heading = [
    'turma_aluno_id',
    'aluno_nome',
    'presente',
    ...(withLanguage ? ['lingua_estrangeira'] : []),
    ...numeros.map(String),
  ];
  const lines = alunos
    .filter(({ origem }) => origem !== 'online')
    .map(({ turma_aluno_id, aluno_nome, presente, lingua_estrangeira, respostas, pontos }): CsvCelula[] => {
      const answer = (numero: number) => {
        const item = typed.find(
          (found) =>
            found.numero === numero &&
            (found.lingua_estrangeira === null || found.lingua_estrangeira === (lingua_estrangeira ?? 1)),
        );
        if (item?.subjetiva) return pontos[item.n] ?? null;
        return item ? letraDe(respostas[item.n] ?? null) : '';
      };
      const presence = presente === null ? null : presente ? 'sim' : 'não';
      const language = lingua_estrangeira === null ? null : LINGUAS[lingua_estrangeira];
      return [turma_aluno_id, aluno_nome, presence, ...(withLanguage ? [language] : []), ...numeros.map(answer)];
    });
  return writeCsv([heading, ...lines]);
}
