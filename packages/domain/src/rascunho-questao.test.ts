import { describe, expect, it } from 'vitest';

import { type FatosQuestao, questoesDoRascunho, repetidasDoRascunho, triDoRascunho } from './rascunho-questao.ts';
import type { RascunhoDia } from './rascunho.ts';

const dias: readonly RascunhoDia[] = [
  {
    dia_prova: 1,
    bateria: 1,
    duracao_minutos: 50,
    proposta_redacao_id: null,
    itens: [{ questao_id: 501, numero: 4, lingua_estrangeira: null, pontuacao: null, bloco: 1 }],
  },
];
const alvo = { dia_prova: 1, numero: 4, questao_id: 501 };
const good: FatosQuestao = {
  questao_id: 501,
  situacao: 'aprovada',
  subjetiva: false,
  tem_gabarito: true,
  lacrada: false,
  lingua_estrangeira: null,
  mais_nova_id: null,
  imagens_sem_descricao: 0,
  area_conhecimento: 'MT',
  tri_origem: 'INEP',
};

describe('[MON-12] a question of the draft', () => {
  it.each<[string, Partial<FatosQuestao>, [string, string][]]>([
    ['approved with a key', {}, []],
    ['a text question without a key', { subjetiva: true, tem_gabarito: false }, []],
    ['without a key', { tem_gabarito: false }, [['sem_gabarito', 'impede']]],
    ['still a draft', { situacao: 'rascunho' }, [['questao_nao_aprovada', 'impede']]],
    ['in review', { situacao: 'em_revisao' }, [['questao_nao_aprovada', 'impede']]],
    ['archived', { situacao: 'arquivada' }, [['questao_arquivada', 'impede']]],
    ["somebody else's and sealed", { lacrada: true }, [['questao_lacrada', 'impede']]],
    ['of a language in a place for all', { lingua_estrangeira: 1 }, [['lingua_trocada', 'impede']]],
    ['with a newer revision', { mais_nova_id: 540 }, [['revisao_nova', 'aviso']]],
    ['with a picture that is not described', { imagens_sem_descricao: 1 }, [['imagem_sem_descricao', 'aviso']]],
  ])('%s', (_name, changes, expected) => {
    const found = questoesDoRascunho({ dias }, [{ ...good, ...changes }]);
    expect(found.map(({ codigo, gravidade }) => [codigo, gravidade])).toEqual(expected);
    for (const one of found) expect(one.alvo).toEqual(alvo);
  });

  it('that the school does not have stops the draft', () => {
    expect(questoesDoRascunho({ dias }, [])).toEqual([{ codigo: 'questao_inexistente', gravidade: 'impede', alvo }]);
  });
});

describe('[MON-16] TRI of an area', () => {
  const item = (tri_origem: string | null, area_conhecimento = 'MT', subjetiva = false) => ({
    ...good,
    tri_origem,
    area_conhecimento,
    subjetiva,
  });
  it.each<[string, FatosQuestao[], unknown[]]>([
    ['all from one source', [item('INEP'), item('INEP')], []],
    ['a text question counts in no score', [item('INEP'), item(null, 'MT', true)], []],
    ['one not calibrated', [item('INEP'), item(null)], [{ area: 'MT', sem: 1, total: 2 }]],
    ['two sources', [item('INEP'), item('arquivo da escola')], [{ area: 'MT', sem: 0, total: 2 }]],
    ['two sources in two areas', [item('INEP'), item('arquivo da escola', 'CN')], []],
  ])('%s', (_name, fatos, expected) => {
    expect(triDoRascunho(fatos).map(({ dados }) => dados)).toEqual(expected);
  });
});

it('[MON-17] tells what a class has met, where, when and how well, and which exam asks it now', () => {
  const vista = { questao_id: 501, turma_id: 24, onde: 'Diagnóstica', quando: '2026-08-12', percentual_acerto: 61 };
  expect(repetidasDoRascunho({ dias }, [vista], [{ questao_id: 501, descricao: 'Simulado' }])).toEqual([
    {
      codigo: 'questao_vista',
      gravidade: 'aviso',
      alvo: { ...alvo, turma_id: 24 },
      dados: { onde: 'Diagnóstica', quando: '2026-08-12', percentual_acerto: 61 },
    },
    { codigo: 'em_outra_prova', gravidade: 'aviso', alvo, dados: { onde: 'Simulado' } },
  ]);
});
