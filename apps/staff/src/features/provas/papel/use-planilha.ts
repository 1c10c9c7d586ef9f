/** The typed sheet of a class, and saving it row by row: what somebody else saved meanwhile is not written over unasked. */
import { saveGradeMutation, type DiaDaTurma } from '@luneta/api-client/gestao-provas';
import { useServices } from '@luneta/app-shell';
import type { Grade } from '@luneta/api-client';
import { useAnnounce } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from './copy.ts';
import { conflitoOf } from './conflitos.ts';
import { pasteCells, undo, typeCell, linhaDe, problemaDe, redo, VAZIA, type Planilha } from './planilha.ts';

type Outcome = { gravadas: number; recusadas: number; recalculo: boolean };

export function usePlanilha(grade: Grade, path: DiaDaTurma) {
  const { api } = useServices();
  const announce = useAnnounce();
  const [planilha, setPlanilha] = useState<Planilha>(VAZIA);
  const [erros, setErros] = useState<ReadonlyMap<number, string>>(new Map());
  /** Rows that somebody else saved meanwhile, until the person has chosen. */
  const [emConflito, setEmConflito] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const save = useMutation(saveGradeMutation(api, path));
  const { agora } = planilha;
  const sound = grade.alunos.filter((aluno) => {
    const linha = agora.get(aluno.turma_aluno_id);
    return linha !== undefined && !emConflito.has(aluno.turma_aluno_id) && problemaDe(grade, linha) === null;
  });
  const change = (next: Planilha) => {
    setPlanilha(next);
    setOutcome(null);
  };

  const send = (motivo: string | null) => {
    const alunos = sound.map((aluno) => {
      const { presente, lingua_estrangeira, respostas, pontos } = linhaDe(aluno, agora);
      const { turma_aluno_id, versao } = aluno;
      const linha = { presente: presente === true, lingua_estrangeira, respostas: [...respostas], pontos: [...pontos] };
      return { turma_aluno_id, ...linha, versao };
    });
    save.mutate(
      { alunos, ...(motivo === null ? {} : { motivo }) },
      {
        onSuccess: ({ linhas, recalculo }) => {
          const edits = new Map(agora);
          const wrong = new Map<number, string>();
          const both = new Set(emConflito);
          for (const { turma_aluno_id, situacao, erro } of linhas) {
            if (situacao === 'conflito') both.add(turma_aluno_id);
            if (situacao === 'conflito' || situacao === 'recusada')
              wrong.set(turma_aluno_id, situacao === 'conflito' ? copy.conflict : (erro ?? copy.conflict));
            else edits.delete(turma_aluno_id);
          }
          setPlanilha({ ...VAZIA, agora: edits });
          setErros(wrong);
          setEmConflito(both);
          setOutcome({
            gravadas: linhas.length - wrong.size,
            recusadas: wrong.size,
            recalculo: recalculo === 'pendente',
          });
        },
      },
    );
  };

  const choose = (turma_aluno_id: number, escolha: 'minha' | 'servidor') => {
    const edits = new Map(agora);
    if (escolha === 'servidor') edits.delete(turma_aluno_id);
    const wrong = new Map(erros);
    wrong.delete(turma_aluno_id);
    const both = new Set(emConflito);
    both.delete(turma_aluno_id);
    setPlanilha({ ...VAZIA, agora: edits });
    setErros(wrong);
    setEmConflito(both);
    setOutcome(null);
  };
  const conflitos = grade.alunos.flatMap((aluno) => {
    const linha = agora.get(aluno.turma_aluno_id);
    return linha && emConflito.has(aluno.turma_aluno_id) ? [conflitoOf(grade, aluno, linha)] : [];
  });

  return {
    conflitos,
    choose,
    planilha,
    erros,
    outcome,
    save,
    send,
    /** How many rows can be saved, and how many cannot. */
    sendable: sound.length,
    comErro: agora.size - sound.length - conflitos.length,
    typeCell: (r: number, c: number, texto: string) => {
      const next = typeCell(planilha, grade, r, c, texto);
      if (next) change(next);
      return next !== null;
    },
    pasteCells: (r: number, c: number, texto: string) => {
      const { planilha: next, coladas, ignoradas } = pasteCells(planilha, grade, { r, c }, texto);
      change(next);
      announce([copy.pasted(coladas), ...(ignoradas > 0 ? [copy.ignored(ignoradas)] : [])].join(' '));
    },
    undo: () => change(undo(planilha)),
    redo: () => change(redo(planilha)),
    discard: () => {
      change({ ...VAZIA, antes: [...planilha.antes, agora] });
      setErros(new Map());
      setEmConflito(new Set());
    },
  };
}
export type UsePlanilha = ReturnType<typeof usePlanilha>;
