/** Staff calls about questions and their parts, with valid bodies. Tests only. */
import type { Db } from '../../../src/database/db.ts';
import type { StaffIds, StaffRequest } from './staff-requests.ts';

/** The version that the body names. */
const firstVersion =
  (table: string, id: number) =>
  (db: Db): Promise<unknown> =>
    db.query(`update ${table} set versao = 1 where id = $1`, [id]);

export function questionReadings({ escola_id, banco_questao_id, objeto_a_juntar_id }: StaffIds) {
  const get = (operation: string, path: string, ...names: (keyof StaffIds)[]): StaffRequest => ({
    operation,
    method: 'GET',
    path: `gestao/${path}`,
    login: operation === 'getPreviaJuncao' ? 'coord.ines' : 'prof.helena',
    names,
  });
  const question = `questoes/${banco_questao_id}`;
  return [
    get('getQuestaoGestao', question, 'banco_questao_id'),
    get('listQuestaoHistorico', `${question}/historico`, 'banco_questao_id'),
    get('listQuestaoUsos', `${question}/usos`, 'banco_questao_id'),
    get('listTextosBase', `textos_base?escola_id=${escola_id}`, 'escola_id'),
    get('listHabilidades', `habilidades?escola_id=${escola_id}`, 'escola_id'),
    get('listEtiquetas', `etiquetas?escola_id=${escola_id}`, 'escola_id'),
    get('listMaterias', `materias?escola_id=${escola_id}`, 'escola_id'),
    get('listObjetosConhecimento', `objetos_conhecimento?escola_id=${escola_id}`, 'escola_id'),
    get('getPreviaJuncao', `objetos_conhecimento/${objeto_a_juntar_id}/juncao`, 'objeto_a_juntar_id'),
  ];
}

export function questionWrites(ids: StaffIds): StaffRequest[] {
  const { escola_id, materia_id, questao_livre_id: id, objeto_a_juntar_id, objeto_conhecimento_id: destino_id } = ids;
  const asked = (enunciado: string) => ({
    tipo: 'objetiva',
    materia_id,
    enunciado,
    alternativas: [
      { letra: 'A', texto: '<p>um</p>' },
      { letra: 'B', texto: '<p>dois</p>' },
    ],
    gabarito: 'B',
  });
  type Body = Readonly<Record<string, unknown>>;
  const write = (operation: string, method: 'PUT' | 'POST', path: string, body: Body, acao: string): StaffRequest => ({
    operation,
    method,
    path: `gestao/${path}`,
    body,
    login: 'coord.ines',
    names: ['escola_id'],
    acao,
  });
  const ofSchool = (path: string) => `${path}?escola_id=${escola_id}`;
  const ofQuestion = (request: StaffRequest): StaffRequest => ({
    ...request,
    names: ['questao_livre_id'],
    antes: firstVersion('questao', id),
  });
  const tri = { a: 1, b: 0, c: 0.2, origem: 'INEP' };
  return [
    write('createQuestao', 'POST', ofSchool('questoes'), asked('<p>Uma nova?</p>'), 'questao_criada'),
    ofQuestion(
      write('saveQuestao', 'PUT', `questoes/${id}`, { ...asked('<p>Outra coisa?</p>'), versao: 1 }, 'questao_salva'),
    ),
    ofQuestion(
      write(
        'setQuestaoSituacao',
        'POST',
        `questoes/${id}/situacao`,
        { situacao: 'aprovada', versao: 1 },
        'questao_situacao',
      ),
    ),
    ofQuestion(write('createQuestaoCopia', 'POST', `questoes/${id}/copia`, {}, 'questao_copiada')),
    ofQuestion(write('setQuestaoTri', 'PUT', `questoes/${id}/tri`, { tri, versao: 1 }, 'questao_tri')),
    write(
      'createQuestaoLote',
      'POST',
      ofSchool('questoes/lote'),
      { ids: [id], acao: 'etiquetar', etiqueta: 'Em lote' },
      'questoes_em_lote',
    ),
    write(
      'createExportacaoQuestoes',
      'POST',
      ofSchool('questoes/exportacao'),
      { ids: [id], formato: 'csv', com_gabarito: true },
      'questoes_exportadas',
    ),
    write(
      'saveTextoBase',
      'PUT',
      ofSchool('textos_base'),
      { titulo: 'Novo', conteudo: '<p>Leia.</p>' },
      'texto_base_salvo',
    ),
    write('saveHabilidade', 'PUT', ofSchool('habilidades'), { sistema: 'propria', codigo: 'NOVA' }, 'habilidade_salva'),
    write('saveEtiqueta', 'PUT', ofSchool('etiquetas'), { nome: 'Etiqueta nova' }, 'etiqueta_salva'),
    write('saveMateria', 'PUT', ofSchool('materias'), { nome: 'Matéria nova', area_codigo: 'MT' }, 'materia_salva'),
    write(
      'saveObjetoConhecimento',
      'PUT',
      ofSchool('objetos_conhecimento'),
      { materia_id, descricao: 'Objeto novo' },
      'objeto_salvo',
    ),
    {
      ...write(
        'createJuncaoObjeto',
        'POST',
        `objetos_conhecimento/${objeto_a_juntar_id}/juncao`,
        { destino_id, versao: 1 },
        'objetos_juntos',
      ),
      names: ['objeto_a_juntar_id'],
    },
  ];
}
