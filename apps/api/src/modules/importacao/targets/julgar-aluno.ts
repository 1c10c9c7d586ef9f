/** Judges a line of the table of students. */
import { readDia, readSituacao, readTempoAdicional } from '@luneta/domain/importacao-valores';
import { cleanNome, isNomeVazio, nomeSocialError } from '@luneta/domain/nome';

import type { Acao, Mudanca, Problema } from '../arquivo/modelo.ts';
import { findAluno, type Indice } from './achar.ts';
import { EXEMPLO_ID } from './campos.ts';
import type { Conhecida, TurmaDoAno } from './contexto-store.ts';
import { casos, problem } from './problemas.ts';
import { diaEscrito, isEmail, isLogin, LIMPA } from './texto.ts';
import type { Escola, FeitoAluno, Julgada, Linha } from './tipos.ts';
import { placeOf } from './turma.ts';

const MAX_NOME = 200;
const MAX_EXTERNO = 100;
const FIRST_BIRTH = '1900-01-01';

/** The cells as values. Undefined: the file says nothing. Null: it clears the field. */
type Lido = {
  readonly nome: string;
  readonly nome_social: string | null;
  readonly data_nascimento: string | null | undefined;
  readonly email: string | null | undefined;
  readonly login: string | null;
  readonly id_externo: string | null;
  readonly situacao: 'ativa' | 'inativa';
  readonly fator_tempo: number | undefined;
};

/** Reads the cells one by one, and collects what is wrong with them. */
function readCells(linha: Linha, hoje: string): { lido: Lido; problemas: Problema[] } {
  const { lidos } = linha;
  const problemas: Problema[] = [];
  const say = (caso: Parameters<typeof problem>[1]): undefined => void problemas.push(problem(linha, caso));
  const nome = cleanNome(lidos.nome ?? '');
  if (isNomeVazio(nome)) say(casos.vazio('nome'));
  else if (nome.length > MAX_NOME) say(casos.longo('nome', nome, MAX_NOME));
  const social = cleanNome(lidos.nome_social ?? '');
  if (social !== '' && social !== LIMPA && nomeSocialError(social) !== null)
    say(casos.valor('nome_social', social, 'Use até 20 caracteres, com letras ou números.'));
  const data = lidos.data_nascimento ?? '';
  const dia = data === '' ? undefined : data === LIMPA ? null : readDia(data);
  if (dia === null && data !== LIMPA) say(casos.data(data));
  else if (dia && (dia > hoje || dia < FIRST_BIRTH)) say(casos.dataFora(data));
  const email = lidos.email ?? '';
  if (email !== '' && email !== LIMPA && !isEmail(email)) say(casos.email(email));
  const login = (lidos.login ?? '').toLowerCase();
  if (login !== '' && !isLogin(login)) say(casos.login(login));
  const id_externo = lidos.id_externo ?? '';
  if (id_externo.length > MAX_EXTERNO) say(casos.longo('id_externo', id_externo, MAX_EXTERNO));
  const situacao = readSituacao(lidos.situacao ?? '');
  if (situacao === null)
    say(casos.valor('situacao', lidos.situacao ?? '', 'Escreva ativa ou inativa, ou deixe vazio.'));
  const tempo = lidos.tempo_adicional ?? '';
  const fator = tempo === '' ? undefined : tempo === LIMPA ? 1 : readTempoAdicional(tempo);
  if (fator === null) say(casos.valor('tempo_adicional', tempo, 'Escreva uma parte a mais, como 25%, de 0% a 300%.'));
  return {
    lido: {
      nome,
      nome_social: social === '' || social === LIMPA ? null : social,
      data_nascimento: dia,
      email: email === '' ? undefined : email === LIMPA ? null : email,
      login: login === '' ? null : login,
      id_externo: id_externo === '' || id_externo === LIMPA ? null : id_externo,
      situacao: situacao ?? 'ativa',
      fator_tempo: fator ?? undefined,
    },
    problemas,
  };
}

/** Names that somebody else has already. */
function taken(linha: Linha, lido: Lido, own: Conhecida | null, indice: Indice, { alheios }: Escola): Problema[] {
  const used = (campo: 'login' | 'email', value: string | null | undefined): Problema[] => {
    const key = value?.toLowerCase() ?? '';
    const other = indice.porLogin.get(key);
    const clash = key !== '' && (alheios.has(key) || (other !== undefined && other.pessoa_id !== own?.pessoa_id));
    return clash ? [problem(linha, casos.emUso(campo, value ?? ''))] : [];
  };
  return [...used('login', own === null ? lido.login : null), ...used('email', lido.email)];
}

type Diferenca = { readonly mudancas: Mudanca[]; readonly mudada: NonNullable<FeitoAluno['mudada']> | null };

function differences(lido: Lido, p: Conhecida): Diferenca {
  const { nome, data_nascimento: dia, email, id_externo } = lido;
  const mudancas: Mudanca[] = [];
  const mudada = {
    ...(nome !== p.nome && { nome }),
    ...(dia !== undefined && dia !== p.data_nascimento && { data_nascimento: dia }),
    ...(email !== undefined && email !== p.email && { email }),
    ...(id_externo !== null && id_externo !== p.id_externo && { id_externo }),
  };
  if (mudada.nome !== undefined) mudancas.push({ campo: 'nome', antes: p.nome, depois: nome });
  if ('data_nascimento' in mudada)
    mudancas.push({ campo: 'data_nascimento', antes: diaEscrito(p.data_nascimento), depois: diaEscrito(dia ?? null) });
  if ('email' in mudada) mudancas.push({ campo: 'email', antes: p.email, depois: email ?? null });
  if (mudada.id_externo !== undefined) mudancas.push({ campo: 'id_externo', antes: p.id_externo, depois: id_externo });
  return { mudancas, mudada: mudancas.length > 0 ? mudada : null };
}

const percent = (fator: number): string => `${Math.round((fator - 1) * 100)}%`;

function actionOf(p: Conhecida | null, feito: FeitoAluno, changes: number): Acao {
  if (p === null) return feito.nova === null ? 'igual' : 'criar';
  if (feito.ativa === true) return 'reativar';
  if (feito.ativa === false) return 'inativar';
  if (feito.destino !== null) return 'mover';
  return changes > 0 ? 'atualizar' : 'igual';
}

/** @param turmas classes of the year by their codes */
export function judgeAluno(
  linha: Linha,
  escola: Escola,
  indice: Indice,
  turmas: ReadonlyMap<string, TurmaDoAno>,
): Julgada {
  const base = { linha, mudancas: [], turmaNova: null, feito: null, problemas: [] };
  if (linha.decisao === 'pular') return { ...base, acao: 'ignorada', conhecida: null };
  if (linha.lidos.id_externo === EXEMPLO_ID)
    return { ...base, acao: 'erro', conhecida: null, problemas: [problem(linha, casos.exemplo())] };
  const { lido, problemas: cells } = readCells(linha, escola.hoje);
  const { conhecida: p, problemas: finding } = findAluno(linha, indice);
  const lugar = placeOf(linha, escola, turmas);
  const leaving = lido.situacao === 'inativa';
  const problemas = [...cells, ...finding, ...(leaving ? [] : lugar.problemas)];
  if (p && p.perfil !== 'aluno')
    problemas.push(problem(linha, casos.outroPerfil('id_externo', lido.id_externo ?? lido.login ?? '')));
  if (!p && lido.id_externo === null && lido.login === null) problemas.push(problem(linha, casos.semChave()));
  problemas.push(...taken(linha, lido, p, indice, escola));
  if (problemas.some(({ gravidade }) => gravidade === 'erro'))
    return { ...base, acao: 'erro', conhecida: p, problemas };
  if (leaving) return { ...base, ...leave(p), problemas };
  const { mudancas, mudada } = p ? differences(lido, p) : { mudancas: [], mudada: null };
  const moves = !p || p.turma_id === null || p.turma_id !== lugar.destino?.turma_id;
  if (p && moves) mudancas.push({ campo: 'turma', antes: p.turma_codigo, depois: lugar.destino?.codigo ?? null });
  const fatorAntes = p?.fator_tempo ?? 1;
  const fator = lido.fator_tempo !== undefined && lido.fator_tempo !== fatorAntes ? lido.fator_tempo : null;
  if (p && fator !== null)
    mudancas.push({ campo: 'tempo_adicional', antes: percent(fatorAntes), depois: percent(fator) });
  const { nome, nome_social, data_nascimento = null, email = null, login, id_externo } = lido;
  const feito: FeitoAluno = {
    tipo: 'aluno',
    nova: p ? null : { nome, nome_social, login, email, data_nascimento, id_externo },
    mudada,
    destino: moves ? lugar.destino : null,
    fator_tempo: fator,
    ativa: p && !p.ativa ? true : null,
  };
  if (feito.ativa) mudancas.push({ campo: 'situacao', antes: 'inativa', depois: 'ativa' });
  const acao = actionOf(p, feito, mudancas.length);
  return {
    linha,
    acao,
    conhecida: p,
    mudancas,
    problemas,
    turmaNova: lugar.nova,
    feito: acao === 'igual' ? null : feito,
  };
}

/** What the report says of an access that ends. */
export const ENDED: readonly Mudanca[] = [{ campo: 'situacao', antes: 'ativa', depois: 'inativa' }];

/** Somebody who leaves: the access ends; whoever is unknown or has left already stays so. */
export function leave(p: Conhecida | null): Pick<Julgada, 'acao' | 'conhecida' | 'mudancas' | 'feito'> {
  if (!p?.ativa) return { acao: 'igual', conhecida: p, mudancas: [], feito: null };
  return {
    acao: 'inativar',
    conhecida: p,
    mudancas: ENDED,
    feito: { tipo: 'aluno', nova: null, mudada: null, destino: null, fator_tempo: null, ativa: false },
  };
}
