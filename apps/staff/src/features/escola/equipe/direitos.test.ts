import { mayCall } from '@luneta/api-client/rights';
import { STAFF_PERFIS, type StaffPerfil } from '@luneta/domain';
import { expect, it } from 'vitest';

import { copy } from './copy.ts';
import { direitosOf } from './direitos.ts';

it.each<[StaffPerfil, readonly string[], readonly string[]]>([
  [
    'professor',
    ['8A', '8B', '9A'],
    [
      '+ ver alunos, provas e resultados de 8A, 8B e 9A',
      '+ corrigir redações e dar mais tempo em provas',
      '- gerar senhas de alunos, agir como os alunos ou ver outras turmas',
    ],
  ],
  [
    'gestao_vida',
    [],
    [
      '+ ver alunos, provas e resultados de toda a escola',
      '+ gerar senhas de alunos e agir como os alunos',
      '- criar contas da equipe ou mudar as configurações da escola',
    ],
  ],
  ['supervisor', [], ['+ ver alunos, provas e resultados das escolas marcadas', '- mudar alguma coisa']],
])('what %s may and may not', (perfil, turmas, lines) => {
  expect(direitosOf(perfil, turmas).map(({ pode, texto }) => `${pode ? '+' : '-'} ${texto}`)).toEqual(lines);
});

it.each(STAFF_PERFIS)('a line about passwords says of %s what the contract says', (perfil) => {
  const lines = direitosOf(perfil, []).filter(({ texto }) => texto.includes(copy.rights.senhas));
  expect(lines.every(({ pode }) => pode === mayCall(perfil, 'resetSenhasTurma'))).toBe(true);
});
