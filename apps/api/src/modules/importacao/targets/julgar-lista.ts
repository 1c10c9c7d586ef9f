/** Judges a line of a class list: a student who is known already, and the class to be in. It makes nobody. */
import type { Mudanca } from '../arquivo/modelo.ts';
import { findDaLista, type Indice } from './achar.ts';
import { EXEMPLO_ID } from './campos.ts';
import type { TurmaDoAno } from './contexto-store.ts';
import { casos, problem } from './problemas.ts';
import type { Escola, Julgada, Linha } from './tipos.ts';
import { placeOf } from './turma.ts';

/** @param turmas classes of the year by their codes */
export function judgeDaLista(
  linha: Linha,
  escola: Escola,
  indice: Indice,
  turmas: ReadonlyMap<string, TurmaDoAno>,
): Julgada {
  const base = { linha, mudancas: [], turmaNova: null, feito: null, problemas: [], conhecida: null };
  if (linha.decisao === 'pular') return { ...base, acao: 'ignorada' };
  if (linha.lidos.id_externo === EXEMPLO_ID || linha.lidos.nome === EXEMPLO_ID)
    return { ...base, acao: 'erro', problemas: [problem(linha, casos.exemplo())] };
  const { conhecida: p, problemas: finding } = findDaLista(linha, indice, escola.opcoes.nomes);
  const lugar = placeOf(linha, escola, turmas, true);
  const problemas = [...finding, ...lugar.problemas];
  if (p && p.perfil !== 'aluno') problemas.push(problem(linha, casos.outroPerfil('nome', linha.lidos.nome ?? p.nome)));
  if (problemas.length > 0 || !p) return { ...base, acao: 'erro', conhecida: p, problemas };
  if (p.turma_id !== null && p.turma_id === lugar.destino?.turma_id && p.ativa)
    return { ...base, acao: 'igual', conhecida: p };
  const mudancas: Mudanca[] = [{ campo: 'turma', antes: p.turma_codigo, depois: lugar.destino?.codigo ?? null }];
  return {
    linha,
    acao: p.ativa ? 'mover' : 'reativar',
    conhecida: p,
    mudancas,
    problemas,
    turmaNova: lugar.nova,
    feito: {
      tipo: 'aluno',
      nova: null,
      mudada: null,
      destino: p.turma_id === lugar.destino?.turma_id ? null : lugar.destino,
      fator_tempo: null,
      ativa: p.ativa ? null : true,
    },
  };
}
