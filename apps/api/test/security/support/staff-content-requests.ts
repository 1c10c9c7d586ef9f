/** Staff calls about digital contents, with valid bodies. Tests only. */
import type { StaffIds, StaffRequest } from './staff-requests.ts';

export function contentReadings({ escola_id, conteudo_id }: StaffIds): StaffRequest[] {
  const get = (operation: string, path: string, ...names: (keyof StaffIds)[]): StaffRequest => ({
    operation,
    method: 'GET',
    path: `gestao/${path}`,
    login: 'prof.helena',
    names,
  });
  return [
    get('listConteudos', `conteudos?escola_id=${escola_id}`, 'escola_id'),
    get('getConteudo', `conteudos/${conteudo_id}`, 'conteudo_id'),
  ];
}

export function contentWrites({ conteudo_id, objeto_do_conteudo_id }: StaffIds): StaffRequest[] {
  const body = {
    objeto_conhecimento_id: objeto_do_conteudo_id,
    tipo: 'site',
    descricao: 'Gráficos para explorar',
    url: 'https://127.0.0.1/graficos',
  };
  const own = `gestao/conteudos/${conteudo_id}`;
  const write = { login: 'vida.julia', names: ['conteudo_id'] } as const;
  return [
    {
      ...write,
      operation: 'createConteudo',
      method: 'POST',
      path: 'gestao/conteudos',
      names: ['objeto_do_conteudo_id'],
      body,
      acao: 'conteudo_criado',
    },
    {
      ...write,
      operation: 'saveConteudo',
      method: 'PUT',
      path: own,
      names: ['conteudo_id', 'objeto_do_conteudo_id'],
      body: { ...body, arquivado: false, versao: 1 },
      acao: 'conteudo_salvo',
      antes: (db) => db.query('update conteudo_digital set versao = 1 where id = $1', [conteudo_id]),
    },
    {
      ...write,
      operation: 'setConteudoOrdem',
      method: 'POST',
      path: 'gestao/conteudos/ordem',
      names: ['objeto_do_conteudo_id'],
      body: { objeto_conhecimento_id: objeto_do_conteudo_id, conteudos: [conteudo_id] },
      acao: 'conteudos_em_ordem',
      antes: (db) =>
        db.query('delete from conteudo_digital where objeto_conhecimento_id = $1 and id <> $2', [
          objeto_do_conteudo_id,
          conteudo_id,
        ]),
    },
    {
      ...write,
      operation: 'createConteudoVerificacao',
      method: 'POST',
      path: `${own}/verificacao`,
      body: {},
      acao: 'conteudo_verificado',
    },
  ];
}
