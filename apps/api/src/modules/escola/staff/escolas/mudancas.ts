/**
 * Turns a request into changes of a school's settings: checks and cleans them and uses the names of
 * `school/configuracao.ts`. It reads and writes nothing.
 */
import { isEmail, isPhone } from '@luneta/domain/configuracao-campos';
import { isEmptyHtml } from '@luneta/domain/curso';
import type { components } from '@luneta/openapi';

import type { Configuracao, Mudancas } from '../../configuracao.ts';
import { toRichText } from '../../../../http/rich-text/rich-text.ts';
import { escolaErrors } from './errors.ts';

type Request = components['schemas']['ConfiguracaoEscolaRequest'];

/** The contract's limit. A cleaned text can exceed it, because entities make it longer. */
const LEGAL_MAX = 60_000;

/** An absent value stays absent. Null and blank delete the text. */
function optional(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}

/** Returns clean HTML, or null for HTML without content. @throws 422 when it is too long */
function legal(campo: string, html: string | null | undefined): string | null | undefined {
  if (html === undefined || html === null) return html;
  const clean = toRichText(html).html;
  if (clean.length > LEGAL_MAX) throw escolaErrors.legalTooLong(campo);
  return isEmptyHtml(clean) ? null : clean;
}

/** Turns the questions off or on. While they are off, it remembers whether they were required (decisions 43, 61). */
function perguntas(ativa: boolean | undefined, antes: Configuracao): Mudancas {
  if (ativa === undefined) return {};
  const { perguntas_quando_ligadas } = antes;
  return { perguntas_seguranca: ativa ? perguntas_quando_ligadas : 'desligadas', perguntas_quando_ligadas };
}

/**
 * @param antes the present settings of the school
 * @param agora ISO instant of the change
 * @throws 422 when a value fits the contract but is not a valid setting
 */
export function readMudancas(request: Request, antes: Configuracao, agora: string): Mudancas {
  const nome_moeda = request.nome_moeda?.trim();
  if (nome_moeda === '') throw escolaErrors.currency();
  const contato_email = optional(request.contato_email);
  if (contato_email && !isEmail(contato_email)) throw escolaErrors.email();
  const contato_telefone = optional(request.contato_telefone);
  if (contato_telefone && !isPhone(contato_telefone)) throw escolaErrors.phone();
  const {
    segundos_por_vida,
    ranking_modo,
    aprendizagem_ativa,
    segundo_corretor,
    divergencia_maxima,
    duas_etapas_obrigatorias,
    base_legal,
    retencao_meses,
    anonimizacao_automatica,
    liberacao,
    fichas_validade_dias,
    fichas_por,
    revisao_questoes,
    professor_publica,
  } = request;
  return {
    nome_moeda,
    segundos_por_vida,
    ranking_modo,
    pesquisa: request.pesquisa_ativa,
    aprendizagem_ativa,
    segundo_corretor,
    divergencia_maxima,
    duas_etapas_obrigatorias,
    contato_email,
    contato_telefone,
    contato_horario: optional(request.contato_horario),
    politica_privacidade: legal('politica_privacidade', request.politica_privacidade),
    termos_de_uso: legal('termos_de_uso', request.termos_de_uso),
    base_legal,
    retencao_meses,
    anonimizacao_automatica,
    liberacao,
    fichas_validade_dias,
    fichas_por,
    revisao_questoes,
    professor_publica,
    ...(retencao_meses === undefined && anonimizacao_automatica === undefined ? {} : { retencao_alterada_em: agora }),
    alterada_em: agora,
    ...perguntas(request.recuperacao_por_perguntas, antes),
  };
}

/** Long texts: the audit records only that they changed. Other settings are recorded with their new value. */
const LONG: readonly string[] = ['politica_privacidade', 'termos_de_uso'];

/** The settings that a request names, for the audit. */
export function changedSettings(request: Request): Record<string, string | number | boolean | null> {
  const { versao, params: _copy, ...settings } = request;
  const named = Object.entries(settings).map(([name, value]) => [
    name,
    LONG.includes(name) && value !== null ? 'alterado' : value,
  ]);
  return { ...Object.fromEntries(named), versao: versao + 1 };
}
