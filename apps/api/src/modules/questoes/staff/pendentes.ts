/** Calls of the contract whose statements are not there yet: nothing is found. */
import type { Handlers } from '../../../http/call.ts';
import { errors } from '../../../http/errors.ts';

const absent = () => Promise.reject(errors.notFound());

export const pendentes = {
  listQuestaoHistorico: absent,
  listQuestaoUsos: absent,
  setQuestaoSituacao: absent,
  createQuestaoCopia: absent,
  setQuestaoTri: absent,
  createQuestaoLote: absent,
  listTextosBase: absent,
  saveTextoBase: absent,
  listHabilidades: absent,
  saveHabilidade: absent,
  listEtiquetas: absent,
  saveEtiqueta: absent,
  listMaterias: absent,
  saveMateria: absent,
  listObjetosConhecimento: absent,
  saveObjetoConhecimento: absent,
  getPreviaJuncao: absent,
  createJuncaoObjeto: absent,
} satisfies Handlers;
