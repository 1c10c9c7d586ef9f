/** The content of a phase (S3 §2): what it is about, a short explanation, media, and the way on. */
import type { RoteiroFase } from '@luneta/api-client';
import { firstStep, isQuizComplete } from '@luneta/domain';
import { ActionBar, Button, ButtonLink, FactsList, Loading, RowLink, Skeleton, Stack, Text } from '@luneta/ui';
import { BookOpenText } from '@luneta/ui/icons';

import { paths } from '../../shared/paths.ts';
import { FasePage } from '../../shared/trilha/fase-page.tsx';
import type { FasePlace } from '../../shared/trilha/fase-place.ts';
import { answeredOf } from '../../shared/trilha/quiz.ts';
import { copy } from './copy.ts';
import { Explicacao } from './explicacao.tsx';
import { Midias } from './midias.tsx';

export function FaseConteudoScreen(place: FasePlace) {
  const { trilha_id, materia_id, trilha_fase_id } = place;
  return (
    <FasePage
      place={place}
      title={(fase) => fase?.info.objeto_conhecimento ?? copy.fallbackTitle}
      subtitle={({ info }) => copy.chapter(info.capitulo_numero, info.capitulo_nome)}
      back={{ href: paths.trilha(trilha_id, materia_id), label: copy.back }}
      loading={<ConteudoLoading />}
      renderAction={(fase) => <Avancar fase={fase} materia_id={materia_id} />}
    >
      {(fase) => (
        <Stack gap="e24">
          <Facts fase={fase} />
          {fase.info.base_conhecimento_id !== null && (
            <Explicacao base_conhecimento_id={fase.info.base_conhecimento_id}>
              <RowLink
                href={paths.fase(fase.trilha_id, materia_id, trilha_fase_id, 'material_completo')}
                icon={BookOpenText}
                detail={copy.materialDetail}
              >
                {copy.material}
              </RowLink>
              <Midias fase={fase} />
            </Explicacao>
          )}
          {fase.info.base_conhecimento_id === null && <Midias fase={fase} />}
        </Stack>
      )}
    </FasePage>
  );
}

export function ConteudoLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e20">
        <Skeleton shape="text" lines={3} />
        <Skeleton shape="card" size={150} />
        <Skeleton shape="card" size={90} />
        <Skeleton shape="card" size={90} />
      </Stack>
    </Loading>
  );
}

function Facts({ fase: { info } }: { fase: RoteiroFase }) {
  return (
    <Stack gap="e12">
      {info.habilidade_descricao !== null && <Text measure>{info.habilidade_descricao}</Text>}
      <FactsList
        variant="tiles"
        facts={[
          { term: copy.facts.materia, value: info.materia },
          { term: copy.facts.disciplina, value: info.disciplina },
          ...(info.prova_numero === null ? [] : [{ term: copy.facts.prova, value: info.prova_numero }]),
        ]}
      />
    </Stack>
  );
}

function Avancar({ fase, materia_id }: { fase: RoteiroFase; materia_id: number }) {
  const { trilha_id, trilha_fase_id, trilha_aberta, items, respostas_quiz } = fase;
  const questoes = respostas_quiz.respostas.length;
  const step = firstStep({
    aberta: trilha_aberta,
    questoes,
    quizComplete: isQuizComplete(questoes, answeredOf(fase)),
    itens: items.length,
  });
  return (
    <ActionBar>
      {step === 'nada' ? (
        <Button block disabledReason={copy.nothing}>
          {copy.next}
        </Button>
      ) : (
        <ButtonLink
          block
          href={paths.fase(trilha_id, materia_id, trilha_fase_id, step === 'quiz' ? 'quiz' : 'questao/1')}
        >
          {copy.next}
        </ButtonLink>
      )}
    </ActionBar>
  );
}
