import { checkComparison } from '@luneta/app-shell/testing/render';
import { createMockServer } from '@luneta/testing';

import { buildTurma } from './testing/builders.ts';
import { open } from './testing/open.tsx';
import { school } from './testing/server.ts';

checkComparison({
  open,
  screen: {
    path: '/gestao_acompanhamento',
    server() {
      const server = createMockServer();
      const turma = buildTurma({ alunos: 1 });
      const alunos = turma.alunos.map((aluno) => ({ ...aluno, aluno_nome: 'Ana Prado', turma_aluno_id: -1 }));
      school([{ ...turma, alunos }])(server);
      return server;
    },
    shows: 'Ana Prado',
    tags: { operacao: 'listGestaoAcompanhamento', campo: '0.alunos.0.turma_aluno_id' },
  },
});
