/** Judges a line of the table of the staff. Nobody of the staff loses the access by a file (rule PIM-5). */
import { mayManageMembro } from '@luneta/domain/equipe';
import { readPerfilDaEquipe } from '@luneta/domain/importacao-valores';
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';

import type { Mudanca, Problema } from '../arquivo/modelo.ts';
import { findMembro, type Indice } from './achar.ts';
import { EXEMPLO_ID } from './campos.ts';
import type { TurmaDoAno } from './contexto-store.ts';
import { casos, problem } from './problemas.ts';
import { fold, isEmail, isLogin } from './texto.ts';
import type { Escola, Julgada, Linha } from './tipos.ts';
import { codigoKey, nearTurmas } from './turma.ts';

const PERFIS = 'Escreva professor, coordenador, gestao_vida, gestao_escola ou diretor.';

/** The classes of a teacher, those that the file makes, and the codes that are none. */
function turmasOf(
  linha: Linha,
  { turmas: all, novas: made, opcoes }: Escola,
  turmas: ReadonlyMap<string, TurmaDoAno>,
): { ids: number[]; novas: string[]; problemas: Problema[] } {
  const codigos = (linha.lidos.turmas ?? '')
    .split(/[,;|/]/u)
    .map((codigo) => codigo.trim())
    .filter(Boolean);
  const found = codigos.map((codigo) => ({ codigo, turma: turmas.get(codigoKey(codigo)) }));
  const missing = found.filter(({ codigo, turma }) => !turma && !made.has(codigoKey(codigo)));
  return {
    ids: [...new Set(found.flatMap(({ turma }) => turma?.turma_id ?? []))],
    novas: found.flatMap(({ codigo, turma }) => (!turma && made.has(codigoKey(codigo)) ? [codigo] : [])),
    problemas: missing.map(({ codigo }) =>
      problem(linha, casos.turma('turmas', codigo, opcoes.ano, nearTurmas(codigo, all))),
    ),
  };
}

/** @param turmas classes of the year by their codes */
export function judgeMembro(
  linha: Linha,
  escola: Escola,
  indice: Indice,
  turmas: ReadonlyMap<string, TurmaDoAno>,
): Julgada {
  const base = { linha, mudancas: [], turmaNova: null, feito: null, problemas: [], conhecida: null };
  if (linha.decisao === 'pular') return { ...base, acao: 'ignorada' };
  const { lidos } = linha;
  if (lidos.id_externo === EXEMPLO_ID) return { ...base, acao: 'erro', problemas: [problem(linha, casos.exemplo())] };
  const nome = cleanNome(lidos.nome ?? '');
  const login = (lidos.login ?? '').toLowerCase();
  const email = lidos.email ?? '';
  const id_externo = lidos.id_externo ?? '';
  const perfil = readPerfilDaEquipe(lidos.perfil ?? '');
  const { conhecida: p, problemas: finding } = findMembro(linha, indice);
  const lugares = turmasOf(linha, escola, turmas);
  const problemas = [...finding, ...lugares.problemas];
  const say = (caso: Parameters<typeof problem>[1]) => problemas.push(problem(linha, caso));
  if (isNomeVazio(nome)) say(casos.vazio('nome'));
  if (login === '') say(casos.vazio('login'));
  else if (!isLogin(login)) say(casos.login(login));
  if (email !== '' && !isEmail(email)) say(casos.email(email));
  if (perfil === null) say(casos.valor('perfil', lidos.perfil ?? '', PERFIS));
  else if (!mayManageMembro(escola.perfil, perfil) || (p && !mayManageMembro(escola.perfil, p.perfil)))
    say({
      campo: 'perfil',
      codigo: 'perfil_acima',
      valor: lidos.perfil ?? '',
      dito: 'é um perfil que você não pode criar nem mudar.',
      como: 'Peça à direção ou a quem administra a Luneta.',
    });
  const materia = escola.partes.find(
    (parte) =>
      parte.tipo === 'materia' && (lidos.materia ?? '') !== '' && fold(parte.nome) === fold(lidos.materia ?? ''),
  );
  if ((lidos.materia ?? '') !== '' && !materia)
    say(casos.valor('materia', lidos.materia ?? '', 'Use o nome de uma matéria da escola, ou deixe vazio.'));
  if (perfil !== null && perfil !== 'professor' && lugares.ids.length + lugares.novas.length > 0)
    say(casos.valor('turmas', lidos.turmas ?? '', 'Só docentes têm turmas: deixe vazio.'));
  if (p?.perfil === 'aluno') say(casos.outroPerfil('login', login));
  const owner = indice.porLogin.get(login);
  if (escola.alheios.has(login) || (owner && owner.pessoa_id !== p?.pessoa_id)) say(casos.emUso('login', login));
  const mail = email.toLowerCase();
  const mailOwner = indice.porLogin.get(mail);
  if (mail !== '' && (escola.alheios.has(mail) || (mailOwner && mailOwner.pessoa_id !== p?.pessoa_id)))
    say(casos.emUso('email', email));
  if (problemas.length > 0 || perfil === null) return { ...base, acao: 'erro', conhecida: p, problemas };
  const mudancas: Mudanca[] = [];
  if (p && p.nome !== nome) mudancas.push({ campo: 'nome', antes: p.nome, depois: nome });
  if (p && p.perfil !== perfil) mudancas.push({ campo: 'perfil', antes: p.perfil, depois: perfil });
  if (p && email !== '' && p.email !== email) mudancas.push({ campo: 'email', antes: p.email, depois: email });
  if (p && id_externo !== '' && p.id_externo !== id_externo)
    mudancas.push({ campo: 'id_externo', antes: p.id_externo, depois: id_externo });
  const known = new Set(p?.turma_ids ?? []);
  const added = lugares.ids.filter((id) => !known.has(id));
  const codigoOf = new Map(escola.turmas.map((turma) => [turma.turma_id, turma.codigo]));
  const codigos = (ids: Iterable<number>) => [...ids].map((id) => codigoOf.get(id) ?? '');
  if (p && added.length + lugares.novas.length > 0) {
    const depois = [...codigos([...known, ...added]), ...lugares.novas].join(', ');
    mudancas.push({ campo: 'turmas', antes: codigos(known).join(', ') || null, depois });
  }
  const acao = p ? (mudancas.length > 0 ? 'atualizar' : 'igual') : 'criar';
  return {
    linha,
    acao,
    conhecida: p,
    mudancas,
    problemas,
    turmaNova: null,
    feito:
      acao === 'igual'
        ? null
        : {
            tipo: 'membro',
            nome,
            login,
            perfil,
            ...(email !== '' && { email }),
            ...(id_externo !== '' && { id_externo }),
            ...(lugares.ids.length > 0 && { turma_ids: [...known, ...added] }),
            ...(materia && { materia_id: materia.id }),
          },
  };
}
