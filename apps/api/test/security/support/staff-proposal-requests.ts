/** Staff calls about essay proposals, with valid bodies. Tests only. */
import type { StaffIds, StaffRequest } from './staff-requests.ts';

export function proposalReadings({ escola_id, proposta_livre_id }: StaffIds): StaffRequest[] {
  const get = (operation: string, path: string, ...names: (keyof StaffIds)[]): StaffRequest => ({
    operation,
    method: 'GET',
    path: `gestao/${path}`,
    login: 'prof.helena',
    names,
  });
  return [
    get('listPropostas', `propostas_redacao?escola_id=${escola_id}`, 'escola_id'),
    get('getProposta', `propostas_redacao/${proposta_livre_id}`, 'proposta_livre_id'),
  ];
}

export function proposalWrites({ escola_id, proposta_livre_id }: StaffIds): StaffRequest[] {
  const body = {
    titulo: 'O direito ao descanso',
    descricao: '<p>Escreva.</p>',
    genero_textual_nome: 'Carta aberta',
    min_linhas: 8,
    max_linhas: 30,
    textos: [{ conteudo: '<p>Leia.</p>', fonte: 'Jornal do bairro' }],
    situacao: 'aprovada',
  };
  const own = `gestao/propostas_redacao/${proposta_livre_id}`;
  const write = { login: 'coord.ines', names: ['proposta_livre_id'] } as const;
  return [
    {
      ...write,
      operation: 'createProposta',
      method: 'POST',
      path: `gestao/propostas_redacao?escola_id=${escola_id}`,
      names: ['escola_id'],
      body,
      acao: 'proposta_criada',
    },
    {
      ...write,
      operation: 'saveProposta',
      method: 'PUT',
      path: own,
      body: { ...body, versao: 1 },
      acao: 'proposta_salva',
      antes: (db) => db.query('update proposta_redacao set versao = 1 where id = $1', [proposta_livre_id]),
    },
    {
      ...write,
      operation: 'createPropostaCopia',
      method: 'POST',
      path: `${own}/copia`,
      body: {},
      acao: 'proposta_copiada',
    },
  ];
}
