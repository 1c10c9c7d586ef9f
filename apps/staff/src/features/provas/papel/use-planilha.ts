/** The typed sheet of a class, and saving it row by row: what somebody else saved meanwhile is not written over unasked. */
import { saveGradeMutation, type DiaDaTurma } from '@luneta/api-client/gestao-provas';
import { useServices } from '@luneta/app-shell';
import type { Grade } from '@luneta/api-client';
import { useAnnounce } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from './copy.ts';
import { colar, desfazer, digitar, linhaDe, problemaDe, refazer, VAZIA, type Planilha } from './planilha.ts';

type Outcome = { gravadas: number; recusadas: number; recalculo: boolean };

export function usePlanilha(grade: Grade, path: DiaDaTurma) {
  const { api } = useServices();
  const announce = useAnnounce();
  const [planilha, setPlanilha] = useState<Planilha>(VAZIA);
  const [erros, setErros] = useState<ReadonlyMap<number, string>>(new Map());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const save = useMutation(saveGradeMutation(api, path));
  const { agora } = planilha;
  const sound = grade.alunos.filter((aluno) => {
    const linha = agora.get(aluno.turma_aluno_id);
    return linha !== undefined && problemaDe(grade, linha) === null;
  });
  const change = (next: Planilha) => {
    setPlanilha(next);
    setOutcome(null);
  };

  const send = (motivo: string | null) => {
    const alunos = sound.map((aluno) => {
      const { presente, lingua_estrangeira, respostas } = linhaDe(aluno, agora);
      const { turma_aluno_id, versao } = aluno;
      return { turma_aluno_id, presente: presente === true, lingua_estrangeira, respostas: [...respostas], versao };
    });
    save.mutate(
      { alunos, ...(motivo === null ? {} : { motivo }) },
      {
        onSuccess: ({ linhas, recalculo }) => {
          const kept = new Map(agora);
          const wrong = new Map<number, string>();
          for (const { turma_aluno_id, situacao, erro } of linhas) {
            if (situacao === 'conflito' || situacao === 'recusada')
              wrong.set(turma_aluno_id, situacao === 'conflito' ? copy.conflict : (erro ?? copy.conflict));
            else kept.delete(turma_aluno_id);
          }
          setPlanilha({ ...VAZIA, agora: kept });
          setErros(wrong);
          setOutcome({
            gravadas: linhas.length - wrong.size,
            recusadas: wrong.size,
            recalculo: recalculo === 'pendente',
          });
        },
      },
    );
  };

  return {
    planilha,
    erros,
    outcome,
    save,
    send,
    /** How many rows can be saved, and how many cannot. */
    salvaveis: sound.length,
    comErro: agora.size - sound.length,
    digitar: (r: number, c: number, texto: string) => {
      const next = digitar(planilha, grade, r, c, texto);
      if (next) change(next);
      return next !== null;
    },
    colar: (r: number, c: number, texto: string) => {
      const { planilha: next, coladas, ignoradas } = colar(planilha, grade, { r, c }, texto);
      change(next);
      announce([copy.pasted(coladas), ...(ignoradas > 0 ? [copy.ignored(ignoradas)] : [])].join(' '));
    },
    desfazer: () => change(desfazer(planilha)),
    refazer: () => change(refazer(planilha)),
    descartar: () => {
      change({ ...VAZIA, antes: [...planilha.antes, agora] });
      setErros(new Map());
    },
  };
}
export type UsePlanilha = ReturnType<typeof usePlanilha>;
