/** Staff calls that set up a school, with valid bodies. Tests only. */
import type { StaffIds, StaffRequest } from './staff-requests.ts';

const year = { inicio: '2026-02-02', fim: '2026-12-18', situacao: 'ativo', ciclos: [] };

/** What a director does before the first school day. What is made has names that no other call uses. */
export function setUpWrites({ escola_id, sede_id, serie_id, turma_vazia_id }: StaffIds): StaffRequest[] {
  const school = `gestao/escolas/${escola_id}`;
  // The first campus and grade: those that are archived here have no class.
  const place = { sede_id: 1, serie_id: 1, turno: 1, ano: 2026, versao_aluno: 2 };
  const write = (
    operation: string,
    method: 'PUT' | 'POST',
    path: string,
    body: Readonly<Record<string, unknown>>,
    acao: string,
    ...names: (keyof StaffIds)[]
  ): StaffRequest => ({
    operation,
    method,
    path: `${school}/${path}`,
    body,
    login: 'dir.otto',
    names: ['escola_id', ...names],
    acao,
  });
  return [
    write('saveSede', 'PUT', 'sedes', { nome: 'Sede nova' }, 'sede_salva'),
    write('saveSerie', 'PUT', 'series', { nome: 'Série nova', nivel_ordem: 1, etapa: 'outra' }, 'serie_salva'),
    write('createSeriesPadrao', 'POST', 'series/padrao', { etapas: ['medio'] }, 'series_criadas'),
    write('saveAnoLetivo', 'PUT', 'anos_letivos/2026', year, 'ano_letivo_salvo'),
    write('saveTurma', 'PUT', 'turmas', { ...place, codigo: 'NOVA' }, 'turma_salva'),
    write('createTurmas', 'POST', 'turmas/varias', { ...place, codigos: ['VÁRIAS 1'] }, 'turmas_criadas'),
    ...(
      [
        ['setTurmaArquivamento', `turmas/${turma_vazia_id}`, 'turma_arquivada', 'turma_vazia_id'],
        ['setSedeArquivamento', `sedes/${sede_id}`, 'sede_arquivada', 'sede_id'],
        ['setSerieArquivamento', `series/${serie_id}`, 'serie_arquivada', 'serie_id'],
      ] as const
    ).map(([operation, path, acao, name]) =>
      write(operation, 'POST', `${path}/arquivamento`, { arquivada: true }, acao, name),
    ),
  ];
}
