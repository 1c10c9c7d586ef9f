import { checkComparison } from '@luneta/app-shell/testing/render';
import { createMockServer } from '@luneta/testing';

import { buildGestaoCurso, cursos } from './testing/cursos.ts';
import { open } from './testing/open.tsx';
import { GESTAO_VIDA } from './testing/people.ts';

checkComparison({
  open: (path, options) => open(path, { ...options, person: GESTAO_VIDA }),
  screen: {
    path: '/cursos',
    server() {
      const server = createMockServer();
      cursos([buildGestaoCurso({ nome_curso: 'Cadeias alimentares', qtde_fases: -1 })])(server);
      return server;
    },
    shows: 'Cadeias alimentares',
    tags: { operacao: 'listCursos', campo: '0.qtde_fases' },
  },
});
