// Generated from openapi/. Do not edit: run `pnpm generate`.
export interface paths {
    "/api/saude": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the service up */
        get: operations["getSaude"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with user name or e-mail and password
         * @description Also reachable without the final slash. Login and password arrive trimmed.
         */
        post: operations["login_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Allowed in every mode; it only ends the caller's own session.
         */
        post: operations["logout_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/contas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Account of the active student or staff member */
        get: operations["getConta_v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/contas/atualizar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change avatar, nickname or security questions */
        post: operations["updateConta_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/contas/alterar_senha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password, or reset a student's
         * @description A reset (turma_aluno_id of another person) is for gestao_vida and admin, in scope; autenticado and nova are then ignored. Staff outside a student's view may change their own.
         */
        post: operations["changeSenha_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/contas/login_hub_educacional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in a student with a learning-hub token */
        post: operations["loginHub_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/contas/perguntas_seguranca_pessoa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Security questions of a user name
         * @description Beyond five names that do not exist per address and hour, and always in strict deployments, names that do not exist get stable decoy questions.
         */
        get: operations["listPerguntasSegurancaPessoa_v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/contas/validate_perguntas_seguranca": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the security questions
         * @description All three at once. Success makes a one-time password that forces a change within 15 minutes and ends every session of the person.
         */
        post: operations["validatePerguntasSeguranca_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/contas/send_email_troca_senha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a message with a link to a new password
         * @description The link works once, for 30 minutes.
         */
        post: operations["sendEmailTrocaSenha_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gestao_acompanhamento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Classes with their students, within reach of the profile
         * @description A page holds at most 50 students' classes; Proximo-Cursor names the next one.
         */
        get: operations["listGestaoAcompanhamento_v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/central_avaliacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exams of today and study lists of the week (older shape) */
        get: operations["listCentralAvaliacoes_v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        /** One exam day, before answering */
        get: operations["getProva_v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/resumo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        /**
         * Questions, own answers and essay of one exam day
         * @description Has no effect; keys are null until release. materias and the essay's proposal texts stay empty until the student may see them.
         */
        get: operations["getProvaResumo_v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/questoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        /**
         * Every stem and option of one exam day
         * @description One answer instead of one call per question, without keys at any time. It holds the items of both languages, because the choice may change until the end. 409 until the student may see the questions. The ETag is the same for everybody who takes the exam; a call that repeats it in If-None-Match is answered 304 while nothing changed.
         */
        get: operations["getProvaQuestoes_v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/inicio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the clock of one exam day
         * @description Idempotent; the first answer also starts the day.
         */
        post: operations["startProva_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/fechamento_prova": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in one exam day
         * @description Idempotent; repeating it returns the same receipt.
         */
        post: operations["closeProva_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/central_avaliacoes/{turma_avaliacao_id}/resposta": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save or clear one answer
         * @description The highest seq of an answer row wins. Answers made before the deadline are taken for 120 s after it.
         */
        post: operations["saveResposta_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/central_avaliacoes/{turma_avaliacao_id}/resposta_subjetiva": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save or clear the text answer of a subjective item
         * @description Saved like an essay, so the highest seq wins; staff mark points afterwards. Times and tolerance are those of resposta.
         */
        post: operations["saveRespostaSubjetiva_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/central_avaliacoes/{turma_avaliacao_id}/lingua_estrangeira": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the foreign language
         * @description Answers of both languages are kept; only the chosen one counts.
         */
        post: operations["setLinguaEstrangeira_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/central_avaliacoes/{turma_avaliacao_id}/{proposta_redacao_id}/resposta_redacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Essay proposal of the exam day. */
                proposta_redacao_id: components["parameters"]["proposta_redacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the essay
         * @description Versions are kept; an older seq never replaces a newer one.
         */
        post: operations["saveRedacao_v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/banco_questoes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Question in the question bank (banco_questao_id). */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One question of the bank
         * @description 404 unless the caller may see it now; gabarito null and comentario empty until the key may be seen. gestao_vida outside a student's view reads every question within reach with key and comment, and each reading is audited; other staff without a student find none.
         */
        get: operations["getQuestao_v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gabaritos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answer keys of finished exams */
        get: operations["listGabaritos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gabaritos/filtros/1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Filters of the answer-key search */
        get: operations["getGabaritoFiltros"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gabaritos/{turma_avaliacao_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        /** Answer key of one assessment */
        get: operations["getGabarito"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roadmaps and action plans of one cycle, by knowledge area */
        get: operations["listAvaliacaoAdaptadas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/meta_semana": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the weekly goal
         * @description Idempotent. It pays nothing and locks nothing.
         */
        put: operations["saveMetaSemana"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
            };
            cookie?: never;
        };
        /**
         * One subject with its phases
         * @description Staff get the same fields as the student; their screens show locked phases and Bosses open.
         */
        get: operations["getAvaliacaoAdaptada"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}/midias": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
                /** @description Knowledge object, which is one phase of the subject. */
                objeto_conhecimento_id: components["parameters"]["objeto_conhecimento_id"];
            };
            cookie?: never;
        };
        /**
         * Digital content of one phase
         * @description May be prefetched.
         */
        get: operations["getAdaptadaMidias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}/itens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
                /** @description Knowledge object, which is one phase of the subject. */
                objeto_conhecimento_id: components["parameters"]["objeto_conhecimento_id"];
            };
            cookie?: never;
        };
        /**
         * Exercises of one phase in its open run
         * @description Opens no run. gabarito is null until the item is locked.
         */
        get: operations["getAdaptadaItens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}/itens/{banco_questao_id}/resposta": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
                /** @description Knowledge object, which is one phase of the subject. */
                objeto_conhecimento_id: components["parameters"]["objeto_conhecimento_id"];
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer one exercise: the server grades it and takes the life
         * @description At most two tries in a run. Key and comment come only once the item is locked. A try that is stored already is answered again as it was and charges nothing.
         */
        post: operations["saveAdaptadaItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}/fase_concluida": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
                /** @description Knowledge object, which is one phase of the subject. */
                objeto_conhecimento_id: components["parameters"]["objeto_conhecimento_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the run of a phase and get its result
         * @description Hits, stars and coins come from the answers that the server has graded, never from the log. Items without an answer count as misses. Sent again with its tentativa, or with none while no new run is open, it answers as before.
         */
        post: operations["closeAdaptadaFase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo}/reduzir_moeda": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip the explanation of a phase for 15 coins
         * @description Charged once in each run of the phase; sent again, it changes nothing.
         */
        post: operations["createReducaoMoeda"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo}/{roteiro_ou_lista_id}/reduzir_vida": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description turma_avaliacao_roteiro_estudo_id of the item in a roadmap, turma_avaliacao_lista_adaptada_id in an action plan. */
                roteiro_ou_lista_id: components["parameters"]["roteiro_ou_lista_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spend a life on a wrong answer
         * @description Once for each wrong try. Answering has taken the life already, so this only reads it back.
         */
        post: operations["createReducaoVida"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/nao_exibir_explicacao_plano_acao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do not show the explanation of action plans again
         * @description For this student and turma_avaliacao_id, all subjects. Idempotent.
         */
        post: operations["setNaoExibirExplicacaoPlanoAcao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss_info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The same as tipo, under the name that the Boss calls give it. */
                tipo_avaliacao: components["parameters"]["tipo_avaliacao"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
            };
            cookie?: never;
        };
        /**
         * Time and state of the Boss attempt
         * @description 404 when the subject has no Boss.
         */
        get: operations["getBossInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss_resumo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The same as tipo, under the name that the Boss calls give it. */
                tipo_avaliacao: components["parameters"]["tipo_avaliacao"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
            };
            cookie?: never;
        };
        /** Items of the Boss attempt with the own answers */
        get: operations["getBossResumo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss_concluido": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The same as tipo, under the name that the Boss calls give it. */
                tipo_avaliacao: components["parameters"]["tipo_avaliacao"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
            };
            cookie?: never;
        };
        /** Result of the Boss attempt */
        get: operations["getBossConcluido"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss/iniciar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The same as tipo, under the name that the Boss calls give it. */
                tipo_avaliacao: components["parameters"]["tipo_avaliacao"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the clock of the Boss attempt
         * @description Idempotent while the attempt runs; there is one attempt.
         */
        post: operations["startBoss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss/encerrar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The same as tipo, under the name that the Boss calls give it. */
                tipo_avaliacao: components["parameters"]["tipo_avaliacao"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the Boss: the attempt ends
         * @description Sent by the confirmed exit only; a reload or a lost connection does not end the attempt. Idempotent.
         */
        post: operations["closeBoss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/resposta_boss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The same as tipo, under the name that the Boss calls give it. */
                tipo_avaliacao: components["parameters"]["tipo_avaliacao"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer one Boss item
         * @description The first answer also starts an unlocked Boss; the last one ends it. An answer stands; sent again, it is answered as before.
         */
        post: operations["saveRespostaBoss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/navbar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stars, coins and lives of the student */
        get: operations["getNavbar_v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/navbar/comprar_vidas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill the lives up with coins
         * @description All or nothing: 20 coins for each missing life. With an Idempotency-Key a repetition answers as the first time.
         */
        post: operations["createCompraVidas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tests/reset_roteiro_estudos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the roadmaps and plans of a test account back to their start
         * @description Registered only where the environment enables it, for accounts with conta_teste.
         */
        post: operations["resetRoteiroEstudos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/instalacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this deployment still waits for its first school
         * @description 404 as soon as a school exists, for ever.
         */
        get: operations["getInstalacao"];
        put?: never;
        /**
         * Make the first school and the first account of a deployment, and sign in
         * @description Once, by whoever has the code that the server printed when it started. The account is admin. Audited.
         */
        post: operations["createInstalacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/login/segunda_etapa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of a sign-in
         * @description After login answered 403 with codigo segunda_etapa and a desafio. Takes a code of the authenticator app or a recovery code. The desafio lasts five minutes, is of no other use and opens no session without a code.
         */
        post: operations["loginSegundaEtapa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/duas_etapas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own two-step sign-in */
        get: operations["getDuasEtapas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/duas_etapas/inicio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up the two-step sign-in
         * @description Draws a key, which is told once. Nothing changes at the sign-in until it is confirmed by a code; beginning again draws another key.
         */
        post: operations["createDuasEtapas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/duas_etapas/confirmacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the key by a code of the app
         * @description From now on the sign-in asks for a code. Answers the recovery codes, told once, and ends the person's other sessions. Audited.
         */
        post: operations["validateDuasEtapas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/duas_etapas/codigos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw the recovery codes anew
         * @description The old ones open nothing any more. Audited.
         */
        post: operations["resetCodigosRecuperacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/duas_etapas/remocao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the own two-step sign-in
         * @description With the password and a code. Where the school requires it, setting it up again is the next thing. Audited.
         */
        post: operations["closeDuasEtapas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with user name or e-mail and password
         * @description Also reachable without the final slash. Login and password arrive trimmed.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Allowed in every mode; it only ends the caller's own session.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/contas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Account of the active student or staff member */
        get: operations["getConta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/contas/atualizar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change avatar, nickname or security questions */
        post: operations["updateConta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/contas/alterar_senha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password, or reset a student's
         * @description A reset (turma_aluno_id of another person) is for gestao_vida and admin, in scope; autenticado and nova are then ignored. Staff outside a student's view may change their own.
         */
        post: operations["changeSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/contas/login_hub_educacional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in a student with a learning-hub token */
        post: operations["loginHub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/contas/perguntas_seguranca_pessoa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Security questions of a user name
         * @description Beyond five names that do not exist per address and hour, and always in strict deployments, names that do not exist get stable decoy questions.
         */
        get: operations["listPerguntasSegurancaPessoa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/contas/validate_perguntas_seguranca": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the security questions
         * @description All three at once. Success makes a one-time password that forces a change within 15 minutes and ends every session of the person.
         */
        post: operations["validatePerguntasSeguranca"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/contas/send_email_troca_senha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a message with a link to a new password
         * @description The link works once, for 30 minutes.
         */
        post: operations["sendEmailTrocaSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao_acompanhamento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Classes with their students, within reach of the profile
         * @description A page holds at most 50 students' classes; Proximo-Cursor names the next one.
         */
        get: operations["listGestaoAcompanhamento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/central_avaliacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exams of today and study lists of the week (older shape) */
        get: operations["listCentralAvaliacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        /** One exam day, before answering */
        get: operations["getProva"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/resumo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        /**
         * Questions, own answers and essay of one exam day
         * @description Has no effect; keys are null until release. materias and the essay's proposal texts stay empty until the student may see them.
         */
        get: operations["getProvaResumo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/questoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        /**
         * Every stem and option of one exam day
         * @description One answer instead of one call per question, without keys at any time. It holds the items of both languages, because the choice may change until the end. 409 until the student may see the questions. The ETag is the same for everybody who takes the exam; a call that repeats it in If-None-Match is answered 304 while nothing changed.
         */
        get: operations["getProvaQuestoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/inicio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the clock of one exam day
         * @description Idempotent; the first answer also starts the day.
         */
        post: operations["startProva"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/fechamento_prova": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in one exam day
         * @description Idempotent; repeating it returns the same receipt.
         */
        post: operations["closeProva"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save or clear one answer
         * @description The highest seq of an answer row wins. Answers made before the deadline are taken for 120 s after it.
         */
        post: operations["saveResposta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta_subjetiva": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save or clear the text answer of a subjective item
         * @description Saved like an essay, so the highest seq wins; staff mark points afterwards. Times and tolerance are those of resposta.
         */
        post: operations["saveRespostaSubjetiva"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/central_avaliacoes/{turma_avaliacao_id}/lingua_estrangeira": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the foreign language
         * @description Answers of both languages are kept; only the chosen one counts.
         */
        post: operations["setLinguaEstrangeira"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/central_avaliacoes/{turma_avaliacao_id}/{proposta_redacao_id}/resposta_redacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Essay proposal of the exam day. */
                proposta_redacao_id: components["parameters"]["proposta_redacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the essay
         * @description Versions are kept; an older seq never replaces a newer one.
         */
        post: operations["saveRedacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/banco_questoes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Question in the question bank (banco_questao_id). */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One question of the bank
         * @description 404 unless the caller may see it now; gabarito null and comentario empty until the key may be seen. gestao_vida outside a student's view reads every question within reach with key and comment, and each reading is audited; other staff without a student find none.
         */
        get: operations["getQuestao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/navbar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stars, coins and lives of the student */
        get: operations["getNavbar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/avaliacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exam days of the student */
        get: operations["listAvaliacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/avaliacoes/{avaliacao_conhecimento_id}/info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        /** Details of one exam day, as a list of one */
        get: operations["getAvaliacaoInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/resultados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Results of the student */
        get: operations["listResultados"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/resultados/{turma_avaliacao_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        /** Result of one assessment */
        get: operations["getResultado"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/resultados/{turma_avaliacao_id}/questoes/{banco_questao_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        /** One question of a released result, read-only */
        get: operations["getResultadoQuestao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sessao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the server takes the caller for */
        get: operations["getSessao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sessao/contexto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a student's view
         * @description Returns a new authorization that carries both identities and the mode. Only from the session staff signed in with; that one stays valid.
         */
        post: operations["createContexto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sessao/transferencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a one-time code to continue in another deployment */
        post: operations["createTransferencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sessao/transferencias/resgate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a one-time code for an authorization */
        post: operations["redeemTransferencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/midias/{escola_id}/{arquivo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School that owns the file. */
                escola_id: components["parameters"]["escola_id"];
                /** @description Content hash and extension; knowing the name is the permission to read it. */
                arquivo: components["parameters"]["arquivo"];
            };
            cookie?: never;
        };
        /** One image */
        get: operations["getMidia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tests/reset_avaliacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the exams of a test account back to their start
         * @description Registered only where the environment enables it, for accounts with conta_teste.
         */
        post: operations["resetAvaliacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/recuperacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which ways back into an account this deployment offers */
        get: operations["getRecuperacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/recuperacao/resgate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the code of the message
         * @description Ends every session of the person. The caller signs in afterwards.
         */
        post: operations["redeemRecuperacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/avisos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices that are on now */
        get: operations["listAvisos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/pesquisa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether to ask the satisfaction survey now */
        get: operations["getPesquisa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/pesquisa/resposta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the satisfaction survey, or put it off */
        post: operations["saveRespostaPesquisa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Home of the student
         * @description Progress by subject and the star ranking. The star total is the sum of materia_estrelas of the own row, version 1 included, plus estrelas_v1.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/home/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Star ranking with filters
         * @description Places are computed here, once, for the podium, the list and the older table.
         */
        get: operations["getHomeRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/roteiro_estudos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Study roadmaps of the student
         * @description Has no effect.
         */
        get: operations["listRoteiroEstudos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/roteiro_estudos/visualizar_conteudo_digital": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a medium was opened
         * @description Once for each medium and phase; repeating it returns the first moment.
         */
        post: operations["createVisualizacaoConteudo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/roteiro_estudos/{trilha_fase_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Phase of a roadmap of the student. */
                trilha_fase_id: components["parameters"]["trilha_fase_id"];
            };
            cookie?: never;
        };
        /**
         * One phase of a roadmap
         * @description Has no effect. Keys of items are null until answered.
         */
        get: operations["getRoteiroFase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/roteiro_estudos/{trilha_fase_id}/resposta_quiz": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Phase of a roadmap of the student. */
                trilha_fase_id: components["parameters"]["trilha_fase_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer one question of the phase's quiz
         * @description The server judges; a question is answered once.
         */
        post: operations["saveRespostaQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/roteiro_estudos/{trilha_id}/{materia_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Roadmap. Ids begin above 1000, so 1 or 2 means the open roadmap of that tipo and subject. */
                trilha_id: components["parameters"]["roteiro_trilha_id"];
                /** @description Subject of the roadmap. */
                materia_id: components["parameters"]["roteiro_materia_id"];
            };
            cookie?: never;
        };
        /**
         * Phases of one roadmap
         * @description Has no effect. 1 or 2 in place of the roadmap means the open one of that tipo.
         */
        get: operations["getRoteiroMateria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/roteiro_estudos/{trilha_id}/{trilha_fase_id}/roteiro_estudos_resposta": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Roadmap. Ids begin above 1000, so 1 or 2 means the open roadmap of that tipo and subject. */
                trilha_id: components["parameters"]["roteiro_trilha_id"];
                /** @description Phase of a roadmap of the student. */
                trilha_fase_id: components["parameters"]["trilha_fase_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer one item of a phase
         * @description An item is answered once; stars come from the server. 409 while the quiz is incomplete and once the roadmap is closed.
         */
        post: operations["saveRoteiroResposta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/trilhas/filtros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cycles and subjects that have closed roadmaps */
        get: operations["getTrilhaFiltros"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/trilhas/busca_filtrada": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Closed roadmaps
         * @description With the ids that the documented answer lacked.
         */
        get: operations["listTrilhasEncerradas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tests/resetar_trilha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a roadmap of a test account back to its start
         * @description Registered only where the environment enables it, for accounts with conta_teste.
         */
        post: operations["resetTrilha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/base_conhecimentos/{base_conhecimento_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course. */
                base_conhecimento_id: components["parameters"]["base_conhecimento_id"];
            };
            cookie?: never;
        };
        /**
         * One course with its quiz
         * @description Reading it as gestao_vida is audited, because the keys are in it.
         */
        get: operations["getBaseConhecimento"];
        /**
         * Save the draft of a course
         * @description Students go on reading the published text until it is published again. HTML is sanitised. Only gestao_vida.
         */
        put: operations["updateBaseConhecimento"];
        /**
         * Save the draft of a course, as POST
         * @description The documents show no method: PUT is the one, this is taken as well.
         */
        post: operations["saveBaseConhecimento"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save the draft of a course, as PATCH
         * @description The documents show no method: PUT is the one, this is taken as well, with the whole course.
         */
        patch: operations["changeBaseConhecimento"];
        trace?: never;
    };
    "/api/v2/aprendizagem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Learning level by subject
         * @description From the history of items. 404 where the school has not switched the pages on.
         */
        get: operations["listAprendizagem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/aprendizagem/{materia_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subject. */
                materia_id: components["parameters"]["aprendizagem_materia_id"];
            };
            cookie?: never;
        };
        /**
         * Learning level by chapter of one subject
         * @description From the history of items. 404 where the school has not switched the pages on.
         */
        get: operations["getAprendizagem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/aprendizagem/{materia_id}/concordancia": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subject. */
                materia_id: components["parameters"]["aprendizagem_materia_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree or disagree with the level of a chapter
         * @description Kept by student, chapter and cycle; it may be changed.
         */
        post: operations["setAprendizagemConcordancia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/turmas/{turma_id}/senhas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the passwords of a class
         * @description Ends every session of those students. Only gestao_vida and admin. Audited.
         */
        post: operations["resetSenhasTurma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/turmas/{turma_id}/opcoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        /** Switches of a class */
        get: operations["getTurmaOpcoes"];
        /**
         * Change the switches of a class
         * @description Teachers may turn lives off in their own classes. Those of a closed year are read only (ano_encerrado). Audited.
         */
        put: operations["setTurmaOpcoes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/turmas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Classes without their students, within reach of the profile
         * @description What lists of students are filtered by. A page holds at most 200 classes; Proximo-Cursor names the next one.
         */
        get: operations["listGestaoTurmas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/turmas/{turma_id}/fichas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make access slips for students of a class
         * @description A one-time password for each, told only here; earlier ones stop working, and sessions end. Coordinators and heads only where the school's `fichas_por` names them. Audited.
         */
        post: operations["createFichas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/turmas/{turma_id}/saidas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        /** Who has left a class */
        get: operations["listTurmaSaidas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/turmas/{turma_id}/acomodacoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        /**
         * What the students of a class need on the day of an exam
         * @description A teacher reads no note.
         */
        get: operations["listAcomodacoesTurma"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/turmas/{turma_id}/parecidos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Students who may be the same person
         * @description Of the school of the class, with this name or, where a birth date is given, with both. Names are compared without accents.
         */
        get: operations["listAlunosParecidos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter one student by hand
         * @description Makes an account without a password and enrols it; an access slip gives the first password. 409 when login, e-mail or key has an owner, or the class takes nobody. Audited.
         */
        post: operations["createAlunoGestao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}/cadastro": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        /** What the school has entered about one student */
        get: operations["getAlunoCadastro"];
        /**
         * Change what the school has entered about one student
         * @description The login and the name chosen by the student stay. A new e-mail signs in, the old one no longer does. Audited.
         */
        put: operations["saveAlunoCadastro"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}/movimentacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a student to another class, end the enrolment, or take it up again
         * @description History stays with the old enrolment; coins, lives and accommodation go along. The student signs in again. 409 while an exam day of the student runs. Audited.
         */
        post: operations["createMovimentacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/turmas/{turma_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        /**
         * One class with its teachers
         * @description Archived ones and those of closed years too.
         */
        get: operations["getTurma"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        /** One student, and what is happening now */
        get: operations["getGestaoAluno"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export one student's data
         * @description The whole person, in all enrolments. Audited.
         */
        post: operations["createExportacaoAluno"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}/anonimizacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase one student's data
         * @description Takes name, login, texts and everything that leads to the person away and keeps the statistics; ends the account. 409 while an exam day of the student is open. Audited.
         */
        post: operations["createAnonimizacaoAluno"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}/nome_social": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take away an offensive social name
         * @description The student goes back to the first name and may choose again. Audited.
         */
        post: operations["resetNomeSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}/bloqueio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * End the wait after wrong passwords of a student
         * @description The next try is checked at once; the password stays. Audited.
         */
        put: operations["setBloqueioAluno"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Hide or show the name of a student in rankings
         * @description Audited.
         */
        put: operations["setRankingAluno"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}/acomodacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        /**
         * What one student needs in exams
         * @description A teacher reads no note.
         */
        get: operations["getAcomodacaoAluno"];
        /**
         * Say what a student needs in every exam
         * @description Counts for exam days not yet closed; a running end only ever moves later. Audited.
         */
        put: operations["setAcomodacaoAluno"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}/tentativas_boss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant a new Boss attempt
         * @description Only after a finished attempt; 409 while one is open or still unused, so that a repeated click grants one. Audited.
         */
        post: operations["createTentativaBoss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/auditoria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Acts of the staff, newest first
         * @description Append-only. gestao_escola and diretor read that of their school, supervisor and admin those of the schools in their reach. A page holds at most 100.
         */
        get: operations["listAuditoria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/cursos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses, drafts included
         * @description A page holds at most 50, last changed first.
         */
        get: operations["listCursos"];
        put?: never;
        /**
         * Begin the draft of a course
         * @description Its text is then saved with base_conhecimentos/{id}. Audited.
         */
        post: operations["createCurso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/cursos/{base_conhecimento_id}/publicacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course. */
                base_conhecimento_id: components["parameters"]["base_conhecimento_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Publish a course or take it away
         * @description 409 when somebody saved meanwhile; 422 while chapters or the five quiz questions are missing. Audited.
         */
        put: operations["setCursoPublicacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/cursos/{base_conhecimento_id}/conteudos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course. */
                base_conhecimento_id: components["parameters"]["base_conhecimento_id"];
            };
            cookie?: never;
        };
        /**
         * Digital contents of the topic of a course, with the votes of students
         * @description In the order in which students see them; at most 200.
         */
        get: operations["listCursoConteudos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/midias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an image for a text of the school
         * @description PNG, JPEG, WebP or GIF, told by its bytes. The same image again is no second one. 422 for anything else, such as SVG or half a file. Audited.
         */
        post: operations["createMidia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/midias/arquivo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an image for a text of the school, sent as it is
         * @description As createMidia, with the bytes of the file as the body instead of Base64 in JSON. The same bytes again are no second image. 413 above 2 MiB.
         */
        post: operations["createMidiaArquivo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/objetos_sem_curso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Topics that a new course can be about
         * @description Topics without a course, by subject and name. At most 50; busca finds the others.
         */
        get: operations["listObjetosSemCurso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/questoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions of the bank
         * @description The newest revision of each, by code; a page holds at most 50. busca finds words by their beginnings, accents and case aside, in stem, passage, topic and tags, and a whole code or id.
         */
        get: operations["listQuestoes"];
        put?: never;
        /**
         * Write a question
         * @description The first revision of a family. Without codigo it gets the next one of the school. A draft (rascunho) may lack stem, options and key; any other is whole. 409 questao_repetida names an equal one, unless aceita_repetida. HTML is taken by the allow list, formulas between \( and \) become MathML. Audited.
         */
        post: operations["createQuestao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/questoes/{banco_questao_id}/estatisticas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        /**
         * Where a question was used, and how it did
         * @description Figures of an exam are null until its release.
         */
        get: operations["getQuestaoEstatisticas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/questoes/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Questions as a file
         * @description Those of the ids within reach that are not sealed for the caller, in their order; a zip where pictures belong to it. What the format cannot hold is counted in the header Perdas. Audited.
         */
        post: operations["createExportacaoQuestoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/questoes/lote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do one thing to many questions
         * @description Each on its own: what one refuses stops no other. Audited once.
         */
        post: operations["createQuestaoLote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/questoes/{banco_questao_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        /**
         * One revision of a question as its writers see it
         * @description Where lacrada is true, options, key, comment and reasons are left out for this reader.
         */
        get: operations["getQuestaoGestao"];
        /**
         * Change a question
         * @description A used revision stays: a change of what was asked makes the next one and the answer has another banco_questao_id; topic, skills, tags, difficulty, points and the pair change in place. 409 versao_diferente also where a newer revision stands. 403 lacrada. Audited.
         */
        put: operations["saveQuestao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/questoes/{banco_questao_id}/historico": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        /**
         * Revisions of a question with what changed in each
         * @description Newest first. What is sealed for this reader is named without its text.
         */
        get: operations["listQuestaoHistorico"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/questoes/{banco_questao_id}/usos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        /**
         * Where a question is used
         * @description Exams and roadmaps of all its revisions, newest first.
         */
        get: operations["listQuestaoUsos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/questoes/{banco_questao_id}/situacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a question to review, approve, return or archive it
         * @description The newest revision of the family. Its author sends it to review; approval and return are for coordination, gestao_vida and admin, and for the author while the school reviews none (revisao_questoes). 409 sem_gabarito, sem_alternativas, questao_incompleta name what is missing. Audited.
         */
        post: operations["setQuestaoSituacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/questoes/{banco_questao_id}/copia": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a question
         * @description A draft of a family of its own, without uses, parameters and pair. 403 lacrada. Audited.
         */
        post: operations["createQuestaoCopia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/questoes/{banco_questao_id}/tri": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set or take away the parameters of an item
         * @description All three with their source, or null. Of a used revision it makes the next one. Audited.
         */
        put: operations["setQuestaoTri"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/textos_base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Passages that questions share
         * @description By title; a page holds at most 50.
         */
        get: operations["listTextosBase"];
        /**
         * Write or change a passage
         * @description Without texto_base_id it is made; with it, versao names what was read. A passage of a used revision stays: its change makes a new one, which those revisions get that nobody was asked; qtde_mantidas counts those that keep the former. Audited.
         */
        put: operations["saveTextoBase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/habilidades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Skills of the school
         * @description By system and code; a page holds at most 50.
         */
        get: operations["listHabilidades"];
        /**
         * Enter, change or archive a skill
         * @description Without habilidade_id it is made. 422 codigo_invalido for a code that its system does not have, 409 habilidade_repetida. Audited.
         */
        put: operations["saveHabilidade"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/etiquetas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags of the school
         * @description By name; those that no question has too.
         */
        get: operations["listEtiquetas"];
        /**
         * Make or rename a tag
         * @description Without etiqueta_id it is made. 409 nome_repetido. Audited.
         */
        put: operations["saveEtiqueta"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/materias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subjects and areas of the school
         * @description By name; the four areas of ENEM are offered before a subject of theirs exists.
         */
        get: operations["listMaterias"];
        /**
         * Make, rename, move or archive a subject
         * @description Without materia_id it is made. 409 nome_repetido. Audited.
         */
        put: operations["saveMateria"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/objetos_conhecimento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Topics of the school
         * @description By subject and name; a page holds at most 50.
         */
        get: operations["listObjetosConhecimento"];
        /**
         * Make, rename or archive a topic
         * @description Without objeto_conhecimento_id it is made. A topic stays in its subject. 409 nome_repetido. Audited.
         */
        put: operations["saveObjetoConhecimento"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/objetos_conhecimento/{objeto_conhecimento_id}/juncao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Topic. */
                objeto_conhecimento_id: components["parameters"]["gestao_objeto_id"];
            };
            cookie?: never;
        };
        /**
         * What merging a topic into another would do with it
         * @description Nothing is written.
         */
        get: operations["getPreviaJuncao"];
        put?: never;
        /**
         * Merge a topic into another of its subject
         * @description Its questions get the other topic, and it is archived. Roadmaps that have it stay as they are. 409 objeto_com_curso while it has a course or contents. Audited.
         */
        post: operations["createJuncaoObjeto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Schools within reach of the profile */
        get: operations["listEscolas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/consentimentos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        /**
         * Basis and consent of the students of a school
         * @description A page holds at most 50 students with a current enrolment, by name.
         */
        get: operations["listConsentimentos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}/consentimentos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        /** Basis and every consent of one student */
        get: operations["getConsentimentosAluno"];
        put?: never;
        /**
         * Record a consent that was given or refused on paper
         * @description Rows are added, never changed. Refused use or image hides the student's name in rankings. Audited.
         */
        post: operations["createConsentimento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}/consentimentos/{consentimento_id}/revogacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
                /** @description A record of consent of the student. */
                consentimento_id: components["parameters"]["gestao_consentimento_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a consent
         * @description Hides the student's name in rankings where use or image is revoked. The row stays. Audited with its reason.
         */
        post: operations["closeConsentimento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/alunos/{turma_aluno_id}/base_legal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Record on which basis the data of one student are treated
         * @description In place of that of the settings of the school. Audited.
         */
        put: operations["setBaseLegalAluno"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/equipe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        /**
         * Accounts of the staff of a school
         * @description A page holds at most 50, by name; accounts whose access was ended too.
         */
        get: operations["listEquipe"];
        put?: never;
        /**
         * Make an account of the staff
         * @description The password is told once, is valid for 72 hours and is changed at the first sign-in. With convite a link goes by e-mail instead. A call repeated with its key makes no second account and answers the same, until somebody has signed in. Only profiles that the own one may give. Audited.
         */
        post: operations["createMembroEquipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/equipe/login": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        /**
         * Whether a user name is free
         * @description In the whole deployment, while it is typed. Whose it is is not told, and who asks too often waits.
         */
        get: operations["getLoginLivre"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/equipe/resumo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        /** How many accounts the staff of a school has */
        get: operations["getEquipeResumo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/equipe/{pessoa_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Staff account of the school. */
                pessoa_id: components["parameters"]["gestao_equipe_pessoa_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change an account of the staff
         * @description Profile, classes and name of a person of the staff, over the version that was read. Another profile ends every session of the person and is told at the next sign-in. Never the own account, a profile above the own, nor the profile of the last person in charge. Audited.
         */
        put: operations["saveMembroEquipe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/equipe/{pessoa_id}/situacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Staff account of the school. */
                pessoa_id: components["parameters"]["gestao_equipe_pessoa_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the access of a member of the staff, or give it back
         * @description Ending it ends every session of the person at once, on every process; what the person wrote stays. Never the own access, nor that of the last head of a school or the last admin of the deployment. A successor has the classes of the person from then on. Audited with its reason.
         */
        post: operations["setMembroSituacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/equipe/{pessoa_id}/senha": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Staff account of the school. */
                pessoa_id: components["parameters"]["gestao_equipe_pessoa_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a member of the staff a new one-time password
         * @description Valid for 72 hours, told only in this answer, changed at the first sign-in. Every session of the person ends; a two-step sign-in stays. Never the own account. Audited with its reason.
         */
        post: operations["resetSenhaMembro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/equipe/{pessoa_id}/duas_etapas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Staff account of the school. */
                pessoa_id: components["parameters"]["gestao_equipe_pessoa_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the two-step sign-in of another staff account
         * @description For who lost the app and the recovery codes. The person signs in by password alone, every session ends. Never the own account. Audited with its reason.
         */
        post: operations["resetDuasEtapas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/sedes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        /**
         * Campuses of a school
         * @description A page holds at most 50, by name.
         */
        get: operations["listSedes"];
        /**
         * Make or change a campus
         * @description Without sede_id it is made; with it, versao names what was read. Its name stands once in a school (nome_repetido). Audited.
         */
        put: operations["saveSede"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/series": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        /**
         * Grades of a school
         * @description A page holds at most 50, from the lowest to the highest.
         */
        get: operations["listSeries"];
        /**
         * Make or change a grade
         * @description Without serie_id it is made; with it, versao names what was read. Its name stands once in a school (nome_repetido). Audited.
         */
        put: operations["saveSerie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/primeiros_passos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        /**
         * How far the set-up of a school is
         * @description Counts of what each of the first steps makes.
         */
        get: operations["getPrimeirosPassos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/sedes/{sede_id}/arquivamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Campus. */
                sede_id: components["parameters"]["gestao_sede_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a campus, or take it back
         * @description Archived it is offered nowhere and stays readable. Refused with the list in campos while something in use refers to it (tem_turmas_ativas, tem_prova_aberta). Audited.
         */
        post: operations["setSedeArquivamento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/series/padrao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the standard grades
         * @description 6º to 9º ano, 1ª to 3ª série or both; those that exist by their name stay as they are. Repeating it makes nothing twice. Audited.
         */
        post: operations["createSeriesPadrao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/series/{serie_id}/arquivamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Grade. */
                serie_id: components["parameters"]["gestao_serie_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a grade, or take it back
         * @description Archived it is offered nowhere and stays readable. Refused with the list in campos while something in use refers to it (tem_turmas_ativas, tem_prova_aberta). Audited.
         */
        post: operations["setSerieArquivamento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/anos_letivos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        /**
         * School years with their cycles
         * @description Newest first.
         */
        get: operations["listAnosLetivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/anos_letivos/{ano}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description School year. */
                ano: components["parameters"]["gestao_ano"];
            };
            cookie?: never;
        };
        /**
         * One school year
         * @description With its cycles by their number.
         */
        get: operations["getAnoLetivo"];
        /**
         * Set up a school year and its cycles
         * @description One year of a school is active (outro_ano_ativo). A cycle that is left out is removed, or only loses its days where an exam belongs to it. Cycles share no day (ciclos_sobrepostos) and lie inside the year (fora_do_ano). Audited.
         */
        put: operations["saveAnoLetivo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/turmas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        /**
         * Classes of a school
         * @description Within reach of the profile, those without students too; by grade order and code, at most 50 on a page. With the subjects of the school.
         */
        get: operations["listTurmas"];
        /**
         * Make or change a class
         * @description Without turma_id it is made; with it, versao names what was read. A code stands once in a year (codigo_repetido). The student experience changes only while no attempt of the class is open (versao_em_prova). Classes of a closed year are read only (ano_encerrado). A substitute (valido_ate) loses the class at the end of that day in the zone of the school. Audited.
         */
        put: operations["saveTurma"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/turmas/varias": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make several classes at once
         * @description Those whose code the year already has stay untouched, so repeating it makes nothing twice. Audited.
         */
        post: operations["createTurmas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/turmas/{turma_id}/arquivamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a class, or take it back
         * @description Archived it is offered nowhere and stays readable. Refused with the list in campos while something in use refers to it (tem_turmas_ativas, tem_prova_aberta). Audited.
         */
        post: operations["setTurmaArquivamento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/configuracao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        /** Settings of a school */
        get: operations["getConfiguracaoEscola"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings of a school
         * @description Who sees rankings, survey, recovery, marking, contacts, legal texts and retention. Audited.
         */
        patch: operations["updateConfiguracaoEscola"];
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/configuracao/previa_fuso": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        /**
         * Exam windows that a change of the time zone concerns
         * @description Those that have not begun, as they stand and as they would be with the hour of the clock kept. Nothing is written.
         */
        get: operations["getPreviaFuso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/escolas/{escola_id}/manutencao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        /** Whether students of a school can sign in */
        get: operations["getManutencaoEscola"];
        /**
         * Close or open the sign-in of a school's students
         * @description Students are answered 503 (codigo manutencao_escola) with the message; staff sign in. Who is in goes on, exams included, and no deadline moves. Switching it on again keeps its first instant. Audited.
         */
        put: operations["setManutencaoEscola"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avisos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices of a school, past and future ones too */
        get: operations["listGestaoAvisos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avisos/{aviso_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Stable name of the notice, chosen by the staff; what a device has dismissed stays dismissed. */
                aviso_id: components["parameters"]["gestao_aviso_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Write or change a notice
         * @description To end one, move its end to now. Audited.
         */
        put: operations["saveGestaoAviso"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/pesquisa/respostas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answers to the satisfaction survey
         * @description Without the person. A page holds at most 100, newest first.
         */
        get: operations["listPesquisaRespostas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files handed in, newest first
         * @description Those whose tipo this profile may read, a teacher the own ones. A page holds 50. Bytes and values of the lines go after 30 days; the counts stay.
         */
        get: operations["listImportacoes"];
        put?: never;
        /**
         * Hand in a file of people, classes or questions
         * @description The file is a table as CSV or XLSX, or a OneRoster zip for pessoas, or one of the formats of questoes; its bytes say which. gestao_escola, diretor and admin hand in people and classes; professor, coordenador, gestao_vida and admin questions. Nothing is written to people or classes. Its lines are judged by a job, see getImportacao. A file that is no table we read is refused with its own sentence. The same bytes that were applied before are refused unless forcar is 1. Audited.
         */
        post: operations["createImportacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/importacoes/{importacao_id}": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
            };
            header?: never;
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
            };
            cookie?: never;
        };
        /**
         * One file, how far it has come and what it would do
         * @description Asked again while a job is at it (recebida, analisando, aplicando, desfazendo); progresso tells how far.
         */
        get: operations["getImportacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/importacoes/{importacao_id}/linhas": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only lines that do this; absent or -1 means all. */
                acao?: components["parameters"]["gestao_importacao_acao"];
                /** @description Only lines with a problem at this field; absent or -1 means all. */
                campo?: components["parameters"]["gestao_importacao_campo"];
            };
            header?: never;
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
            };
            cookie?: never;
        };
        /**
         * Lines of a file, what each would do, and what is wrong with it
         * @description In the order of the file. A page holds 50.
         */
        get: operations["listImportacaoLinhas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/importacoes/{importacao_id}/linhas.csv": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only lines that do this; absent or -1 means all. */
                acao?: components["parameters"]["gestao_importacao_acao"];
                /** @description Only lines with a problem at this field; absent or -1 means all. */
                campo?: components["parameters"]["gestao_importacao_campo"];
            };
            header?: never;
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
            };
            cookie?: never;
        };
        /**
         * The lines of a file as CSV, with what is wrong and how to mend it
         * @description The columns that are kept, in the order of the file, and two more, 'problema' and 'como resolver'. Semicolons, UTF-8 with a mark of byte order; a text that would run as a formula stands behind an apostrophe.
         */
        get: operations["getImportacaoLinhasCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/importacoes/{importacao_id}/linhas/{ordem}": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
            };
            header?: never;
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
                /** @description Place of the line among those of the file, from 1. */
                ordem: components["parameters"]["gestao_importacao_ordem"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mend one line, or say who it is about
         * @description The line is judged again at once, and so are lines of the same key; the file itself stays as it was handed in. Only while the file is pronta. A line that somebody mended since it was read is refused (versao_diferente).
         */
        put: operations["saveImportacaoLinha"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/importacoes/{importacao_id}/linhas/{ordem}/previa": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
            };
            header?: never;
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
                /** @description Place of the line among those of the file, from 1. */
                ordem: components["parameters"]["gestao_importacao_ordem"];
            };
            cookie?: never;
        };
        /**
         * One question of a file, as the student would see it
         * @description With the bytes of its pictures, which are read from the file again. Nothing is written. 404 for a line that is no question, and for a file of people.
         */
        get: operations["getImportacaoLinhaPrevia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/importacoes/{importacao_id}/mapeamento": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
            };
            header?: never;
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say what each column is, and what to do with classes and people the file does not name
         * @description The file is judged again from its bytes, so that lines mended before are those of the file again. Columns without a field are dropped before anything is stored. With another sheet (planilha) and no columns, they are proposed anew.
         */
        put: operations["setImportacaoMapeamento"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/importacoes/{importacao_id}/aplicacao": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
            };
            header?: never;
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do what the lines say
         * @description By a job, in steps that another process goes on with. One file of a school at a time (importacao_em_curso). When people or classes changed since the lines were judged nothing is done (dados_mudaram). When more than a tenth would lose their access, confirmacao has to be their number. Audited.
         */
        post: operations["applyImportacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/importacoes/{importacao_id}/desfazer": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
            };
            header?: never;
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what a file did
         * @description For 30 days, and only the newest of its tipo. Every touched row is again what it was, and what was made is deleted. Who has worked since then stays, and the line says so (ja_ha_atividade). Audited.
         */
        post: operations["undoImportacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/importacao_modelos/{tipo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the file is to hold. */
                tipo: components["parameters"]["gestao_importacao_modelo"];
            };
            cookie?: never;
        };
        /**
         * The empty table of a tipo as CSV, with one example row
         * @description The example row is refused when it is left in.
         */
        get: operations["getImportacaoModelo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/hoje": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The day of a school
         * @description The exams of seven days with who answers, and what waits for somebody. Counts are of current enrolments within reach.
         */
        get: operations["getGestaoHoje"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/provas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exams of the classes within reach
         * @description A page holds at most 50, newest first. With data_inicio or data_fim, those with a day that runs on one of these days.
         */
        get: operations["listGestaoProvas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/prorrogacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a student, a class or a school more time
         * @description Exams and, if wanted, roadmaps that were open. professor only for own classes and their students, never for a school. 409 once everything chosen is closed and released, and where nobody would gain a minute, when nothing moves at all. Audited.
         */
        post: operations["createProrrogacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/prorrogacoes/{prorrogacao_id}/desfazer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Extension, as createProrrogacao answered it. */
                prorrogacao_id: components["parameters"]["gestao_prorrogacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back an extension that was a mistake
         * @description While nobody has used a minute of it; what it moved and the release return. 409 afterwards. Again it changes nothing and answers the same. Whoever may give it may take it back. Audited.
         */
        post: operations["undoProrrogacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/prorrogacoes/previa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an extension would move
         * @description The choice and the refusals of createProrrogacao, carried out and undone. Nothing is written, and nothing is audited.
         */
        get: operations["getPreviaProrrogacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exams of the school
         * @description Those with a class within reach, and the own ones; newest first, at most 50 on a page.
         */
        get: operations["listAvaliacoesGestao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacao_rascunhos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drafts of exams
         * @description Newest first, at most 50 on a page. A teacher sees the own ones and those that name a class taught.
         */
        get: operations["listRascunhosAvaliacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
            };
            header?: never;
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        /**
         * One draft of an exam
         * @description The document as it was saved, what it lacks by itself, and its questions for lists and totals.
         */
        get: operations["getRascunhoAvaliacao"];
        /**
         * Save a draft of an exam
         * @description The whole document; only its shape is refused, the rest comes back as pendencias. The id is made by the caller, so that a repetition makes one row. Over another versao 409 versao_diferente; once it is published 409 rascunho_publicado, archived 409 rascunho_arquivado. A teacher saves the own ones and those for own classes only. Audited.
         */
        put: operations["saveRascunhoAvaliacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/arquivamento": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
            };
            header?: never;
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a draft, or take it back
         * @description Archived it is listed only where archived ones are asked for. Audited.
         */
        post: operations["setRascunhoArquivamento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/verificacao": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
            };
            header?: never;
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        /**
         * Check a draft before it is published
         * @description What stops it and what to look at first, from the document and from what the school has: keys, reviews, classes, windows, what the classes have seen. Nothing is written.
         */
        get: operations["getVerificacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/previa": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
            };
            header?: never;
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        /**
         * What a student would see of a draft
         * @description One day in one language and one student experience. No attempt is made, and no key leaves.
         */
        get: operations["getPrevia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/sorteio": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
            };
            header?: never;
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose questions for a day
         * @description By subject and level, from the newest approved revisions that no exam withholds; the same semente makes the same proposal while the bank stands. The draft stays as it is. Audited.
         */
        post: operations["createSorteio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/publicacao": {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
            };
            header?: never;
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft
         * @description Freezes it and writes exam, days, items, classes and windows in one transaction. 409 with the checks in campos: verificacao_impede, avisos_nao_aceitos; versao_diferente when somebody saved meanwhile. The same versao again answers the same. A teacher publishes for own classes only, where the school allows it. Audited.
         */
        post: operations["publishAvaliacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        /**
         * One exam with its days, items and classes
         * @description Classes within reach, with the times of their windows on the clock of the school. No key stands in it.
         */
        get: operations["getAvaliacaoGestao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/despublicacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an exam back to its draft
         * @description While nobody began it: the live rows go, and their ids are not used again. 409 prova_iniciada, sem_rascunho. Audited.
         */
        post: operations["unpublishAvaliacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/copia": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy an exam into a new draft
         * @description With the newest approved revisions of its questions, without classes. The id is made by the caller, so that a repetition makes one draft. Audited.
         */
        post: operations["createAvaliacaoCopia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/turmas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change classes and windows of an exam
         * @description Before the first window everything may change; from then on classes are added, windows only end later and durations only grow; after the last one nothing. 422 with campos: janela_menor, turma_retirada, duracao_menor and the like. Audited.
         */
        put: operations["setAvaliacaoTurmas"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/cancelamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an exam
         * @description Open attempts close with what they have; students get no result, key or plan. 409 resultado_liberado once results are out. Cancelled again it stays as it is. Audited.
         */
        post: operations["cancelAvaliacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/descancelamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a cancellation back
         * @description Within 30 days. 409 cancelada_ha_muito. Attempts that were closed stay closed. Audited.
         */
        post: operations["restoreAvaliacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/eventos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        /**
         * What staff did to an exam
         * @description Newest first, at most 50 on a page.
         */
        get: operations["listAvaliacaoEventos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}/reparo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
                /** @description Item of the exam. */
                avaliacao_conhecimento_questao_id: components["parameters"]["gestao_item_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repair an item while the exam is open
         * @description Annul it, show a corrected revision in its place, or change its key. Answers stay. 409 resultado_liberado after the release; 422 opcoes_diferentes, outra_questao. Audited.
         */
        post: operations["repairItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        /**
         * Items of an exam and how they were answered
         * @description Hits, discrimination and the options in thirds, of the classes within reach. Withheld until the last class has ended.
         */
        get: operations["listItensProva"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/resultados": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        /**
         * Results of the classes of an exam, and what is still open
         * @description For the person who lets them out and for who teaches the class. At most 2,000 students.
         */
        get: operations["listResultadosProva"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/alunos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        /**
         * Who has started, answers and has handed in
         * @description One exam day of one class as the server knows it now.
         */
        get: operations["listProvaAlunos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/liberacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        /** When the results of an exam are shown */
        get: operations["getLiberacao"];
        /**
         * Hold the results of an exam, or let them out
         * @description Never before the last class has ended. 409 once students have seen them. Audited.
         */
        put: operations["setLiberacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/liberacao/conferencia": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the results were looked at, and let them out
         * @description Conferir e liberar. For an exam whose results wait for it; it also ends a hold. 409 before the last class has ended, tolerance included, once students have seen them, and when the results were computed again since they were looked at. Audited.
         */
        post: operations["confirmLiberacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/turmas/{turma_id}/previa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        /**
         * What would follow from giving an exam to a class
         * @description Questions the class has seen already, and which results would come later and when. Nothing is written.
         */
        get: operations["getPreviaAplicacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
                /** @description Item of the exam. */
                avaliacao_conhecimento_questao_id: components["parameters"]["gestao_item_id"];
            };
            cookie?: never;
        };
        /**
         * Stem and options of one item of an exam
         * @description For who judges it. From the start of its day on, makers of exams also before. Key and comment once the last class has ended.
         */
        get: operations["getItemProva"];
        /**
         * Annul an item, or give its point to all
         * @description For every class of the exam; results are computed again. Audited.
         */
        put: operations["setItemProva"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}/previa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
                /** @description Item of the exam. */
                avaliacao_conhecimento_questao_id: components["parameters"]["gestao_item_id"];
            };
            cookie?: never;
        };
        /**
         * What a change of an item does to the grades
         * @description Grades before and after, of every present student, once the last class has ended. Nothing is written. 409 before, because who gains tells who was right.
         */
        get: operations["getPreviaItemProva"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/respostas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        /** Answers of a class on one exam day, as a grid */
        get: operations["getGradeRespostas"];
        /**
         * Save typed answers of an in-class exam
         * @description Row by row; a row that somebody saved meanwhile is left as it is and reported. 409 for a day that is only online or has not begun. Audited.
         */
        put: operations["saveGradeRespostas"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/respostas/importacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import answers of an in-class exam from CSV
         * @description A report for each line. 422 when the heading cannot be read. 409 for a day that is only online or has not begun. Audited.
         */
        post: operations["createImportacaoRespostas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/correcoes_resumo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many texts wait, by exam and class
         * @description Essays and text answers of attempts that are over, counted; those with most to do for the caller first. Anonymous.
         */
        get: operations["listCorrecoesResumo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/redacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Essays to mark
         * @description Anonymous. A page holds at most 50, oldest first.
         */
        get: operations["listRedacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/redacoes/{redacao_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Essay. */
                redacao_id: components["parameters"]["gestao_redacao_id"];
            };
            cookie?: never;
        };
        /**
         * One essay with rubric and own marking
         * @description Anonymous; marks and comments of others stay hidden until the own marking is finished or the mark is final; the third corrector sees both.
         */
        get: operations["getRedacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/redacoes/{redacao_id}/correcao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Essay. */
                redacao_id: components["parameters"]["gestao_redacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save or finish the own marking
         * @description Five competences of 0 to 200. Nobody marks one essay twice; a draft that another has not saved for three days is taken over. 409 when the marking is finished, belongs to another, or the number of the own draft is old. Audited.
         */
        put: operations["saveCorrecaoRedacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/redacoes/{redacao_id}/correcao/desfazer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Essay. */
                redacao_id: components["parameters"]["gestao_redacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the own delivery
         * @description For ten seconds after it. The own part is a draft again. 409 when the time is over or a later part has begun. Audited.
         */
        post: operations["undoCorrecaoRedacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/redacoes/{redacao_id}/correcao/reabertura": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Essay. */
                redacao_id: components["parameters"]["gestao_redacao_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a finished part
         * @description With a reason, until students read the mark. The part is a draft of its author again and the final mark goes. 409 when it is not finished or the mark is read. Audited.
         */
        post: operations["reopenCorrecaoRedacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/respostas_subjetivas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Text answers to mark
         * @description Anonymous, as essays are. A page holds at most 50, oldest first.
         */
        get: operations["listRespostasSubjetivas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/respostas_subjetivas/{resposta_subjetiva_id}/correcao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Text answer. */
                resposta_subjetiva_id: components["parameters"]["gestao_resposta_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a text answer
         * @description Points from 0 to pontuacao_avaliacao, more are refused with 422; until then the item is left out of the grade. 409 when somebody marked it meanwhile. Audited.
         */
        put: operations["saveCorrecaoSubjetiva"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/fora_do_prazo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        /**
         * Answers that came after the deadline
         * @description Kept apart and not counted until somebody decides. The newest one of each item, and of the essay.
         */
        get: operations["listForaDoPrazo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/fora_do_prazo/decisao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count late answers, or leave them out
         * @description Counting one puts it in place of the answer that stands. 409 once results are out, hold them first, and for a text whose marking has begun. Audited.
         */
        post: operations["setForaDoPrazo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Acomodacao: {
            turma_aluno_id: components["schemas"]["Id"];
            fator_tempo: components["schemas"]["AcomodacaoFator"];
            passa_da_janela: boolean;
            tamanho: components["schemas"]["AcomodacaoTamanho"];
            fonte: components["schemas"]["AcomodacaoFonte"];
            contraste: components["schemas"]["AcomodacaoContraste"];
            voz: boolean;
            pausas_minutos: components["schemas"]["AcomodacaoPausas"];
            ledor: boolean;
            sala_propria: boolean;
            observacao: components["schemas"]["AcomodacaoObservacao"];
            versao: components["schemas"]["AcomodacaoVersao"];
        };
        /** @enum {string} */
        AcomodacaoContraste: "padrao" | "alto";
        /** @description Times the duration of each exam; 1 is none. No diagnosis is asked for or kept. */
        AcomodacaoFator: number;
        /** @enum {string} */
        AcomodacaoFonte: "padrao" | "legivel";
        /** @description For the day of the exam. No diagnosis. */
        AcomodacaoObservacao: string | null;
        /** @description Minutes of pauses in an exam day. */
        AcomodacaoPausas: number;
        AcomodacaoRequest: {
            fator_tempo: components["schemas"]["AcomodacaoFator"];
            /** @description The extra time may pass the end of the window. */
            passa_da_janela: boolean;
            tamanho?: components["schemas"]["AcomodacaoTamanho"];
            fonte?: components["schemas"]["AcomodacaoFonte"];
            contraste?: components["schemas"]["AcomodacaoContraste"];
            /** @description The device reads questions aloud. */
            voz?: boolean;
            pausas_minutos?: components["schemas"]["AcomodacaoPausas"];
            /** @description A member of the staff reads and types. */
            ledor?: boolean;
            /** @description The student sits in another room. */
            sala_propria?: boolean;
            observacao?: components["schemas"]["AcomodacaoObservacao"];
            /** @description As read; another one answers 409. Left out: whatever stands is changed. */
            versao?: components["schemas"]["AcomodacaoVersao"];
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        /**
         * @description Size of the text in percent.
         * @enum {integer}
         */
        AcomodacaoTamanho: 100 | 125 | 150 | 200;
        AcomodacaoTurmaAluno: {
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            acomodacao: components["schemas"]["Acomodacao"];
        };
        AcomodacaoTurmaLista: components["schemas"]["AcomodacaoTurmaAluno"][];
        /** @description Number of the last change; 0: nothing beside the time was ever entered. */
        AcomodacaoVersao: number;
        /** @description A knowledge area with its evaluations of the cycle; its counts are their sums. */
        AdaptadaArea: {
            area_conhecimento_id: components["schemas"]["Id"];
            nome_curto: components["schemas"]["Texto"];
            /** @description LC, CH, CN, MT, or another code of the school. */
            area_conhecimento_codigo: string;
            exercicios: components["schemas"]["AdaptadaExercicios"];
            boss: components["schemas"]["AdaptadaBossContagem"];
            avaliacoes: components["schemas"]["AdaptadaAvaliacao"][];
        };
        /** @description One subject of one roadmap or plan. */
        AdaptadaAvaliacao: {
            turma_avaliacao_id: components["schemas"]["Id"];
            tipo_avaliacao: components["schemas"]["TipoAvaliacao"];
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            descricao: components["schemas"]["Texto"];
            /** @description Planned date, 'Prevista para'. */
            data_aplicacao: components["schemas"]["InstanteNulo"];
            exercicios: components["schemas"]["AdaptadaExercicios"];
            status_boss: components["schemas"]["StatusBossNulo"];
            existe_boss: boolean;
            /** @description Additive: its end has passed. Contents, media and answered items stay open; phases can be played as practice. */
            encerrado: boolean;
            /** @description Additive: the last instant at which it counts. */
            data_fim: components["schemas"]["Instante"];
            /** @description Additive: phases that can be played. */
            qtde_fases: components["schemas"]["Contagem"];
            /** @description Additive: of them, those with a star. */
            qtde_fases_concluidas: components["schemas"]["Contagem"];
            fase_atual: components["schemas"]["AdaptadaFaseAtual"];
            boss_tempo_restante: components["schemas"]["BossTempoRestante"];
        };
        AdaptadaBossContagem: {
            qtde_boss: components["schemas"]["Contagem"];
            /** @description Won or lost. */
            qtde_boss_finalizado: components["schemas"]["Contagem"];
            /** @description Additive: won. */
            qtde_boss_vencido: components["schemas"]["Contagem"];
        };
        AdaptadaCiclo: {
            /** @description Value of ciclo_id. */
            id: components["schemas"]["Id"];
            /** @description Additive. */
            ano: number;
            /** @description n of 'Ciclo 0{n}'. */
            numero_referencia: components["schemas"]["Ciclo"];
        };
        /** @description Digital content of a phase. */
        AdaptadaConteudo: {
            id: components["schemas"]["Id"];
            /** @description Order in the phase. */
            index: number;
            /** @enum {string} */
            tipo: "artigo" | "video" | "podcast";
            descricao: components["schemas"]["Texto"];
            /**
             * Format: uri
             * @description https only.
             */
            url: string;
            plataforma: components["schemas"]["TextoNulo"];
            label_01: components["schemas"]["TextoNulo"];
            label_02: components["schemas"]["TextoNulo"];
        };
        AdaptadaExercicios: {
            qtde_estrelas_possiveis: components["schemas"]["Contagem"];
            qtde_estrelas_conquistadas: components["schemas"]["Contagem"];
            qtde_itens_possiveis: components["schemas"]["Contagem"];
            qtde_itens_respondidos: components["schemas"]["Contagem"];
        };
        AdaptadaFase: {
            objeto_conhecimento_id: components["schemas"]["Id"];
            ordem_oic: number;
            objeto_conhecimento_descricao: components["schemas"]["Texto"];
            /** @description Of the best run. */
            qtde_estrelas: components["schemas"]["Estrelas"];
            /** @description Of the best run. */
            qtde_itens_acertou: components["schemas"]["Contagem"];
            /** @description Until the phase before has a star; never once the roadmap is over. Screens of staff show it open; the field does not change for them. */
            bloqueado: boolean;
            midias: components["schemas"]["AdaptadaFaseMidias"];
            /** @description Additive. */
            qtde_itens_respondeu: components["schemas"]["Contagem"];
            /** @description Additive. */
            qtde_itens_total: components["schemas"]["Contagem"];
            /** @description Additive: ordem_exercicio where the open run goes on, the first that is not locked, else the last; null while no run is open. */
            exercicio_atual: number | null;
        };
        /** @description Additive: the phase at hand, the first that is open and has items but no star; null when there is none, and once the roadmap is over. */
        AdaptadaFaseAtual: {
            /** @description Place on the map. */
            numero: number;
            objeto_conhecimento_id: components["schemas"]["Id"];
            objeto_conhecimento_descricao: components["schemas"]["Texto"];
            qtde_itens_total: components["schemas"]["Contagem"];
            /** @description Where its open run goes on; null while no run is open. */
            exercicio_atual: number | null;
        } | null;
        AdaptadaFaseMidias: {
            capitulo_numero: components["schemas"]["NumeroNulo"];
            objeto_conhecimento_descricao: components["schemas"]["Texto"];
            habilidade_descricao: components["schemas"]["TextoNulo"];
            /** @description Empty in a phase without media: go to item 1. */
            conteudos: components["schemas"]["AdaptadaConteudo"][];
        };
        /** @description One exercise in the run that is open, or would open with the next answer. */
        AdaptadaItem: {
            banco_questao_id: components["schemas"]["Id"];
            ordem_exercicio: number;
            /** @description Last try of this run; null before the first. */
            acertou: boolean | null;
            /** @description Null until bloqueado, and while an exam with this question is scheduled or open. */
            gabarito: components["schemas"]["Letra"];
            /** @description Additive: empty exactly while gabarito is null, also when the same question waits in another open roadmap. */
            comentario: components["schemas"]["Html"];
            /** @description In study roadmaps. */
            turma_avaliacao_roteiro_estudo_id?: components["schemas"]["Id"];
            /** @description In action plans. */
            turma_avaliacao_lista_adaptada_id?: components["schemas"]["Id"];
            /** @description Additive: last try of this run. */
            item_resposta: components["schemas"]["ItemResposta"];
            /** @description Additive: tries made in this run. */
            vez: number;
            /** @description Additive: right, wrong twice, or continued; once the roadmap is over, answered. */
            bloqueado: boolean;
            /** @description Additive: answered as practice in this run. */
            pratica: boolean;
        };
        AdaptadaItemRequest: {
            /** @description Chosen option, 1 = A; null = continue after a wrong first try, which locks the item. The option of a wrong first try is refused as a second one (409 alternativa_ja_tentada). */
            item_resposta: number | null;
            tentativa?: components["schemas"]["Tentativa"];
            /** @description Which try this is; beside item_resposta null, the try after which the student continues. Required, so that a repeated call is never taken for a second try: a try that is stored is answered again as it was and charges nothing. */
            vez: number;
            /** @description Practice: takes no life and works with none; the answer pays no coins and counts for no star. Once the roadmap is over every answer is practice, locks its item and shows the key; without this field it is refused. */
            pratica?: boolean;
            params?: components["schemas"]["Params"];
        };
        /** @description The verdict of the server. gabarito is null and comentario empty until bloqueado; both, and acertou, also while an exam or a running Boss withholds the question. */
        AdaptadaItemResposta: {
            banco_questao_id: components["schemas"]["Id"];
            /** @description What is stored. */
            item_resposta: components["schemas"]["ItemResposta"];
            /** @description Null only on the repetition of an answer, while the question is withheld. */
            acertou: boolean | null;
            gabarito: components["schemas"]["Letra"];
            comentario: components["schemas"]["Html"];
            bloqueado: boolean;
            vez: number;
            tentativa: components["schemas"]["Tentativa"];
            /** @description This try took a life; false on a repetition. */
            perdeu_vida: boolean;
            /** @description Paid for this item now: 20 on the first try of whoever was not shown the key before, else 10, doubled in an action plan, and only what exceeds the best before. */
            qtde_moedas_ganhas: components["schemas"]["Contagem"];
            /** @description Additive: it is practice, without star, coin or life. */
            pratica: boolean;
            navbar: components["schemas"]["Navbar"];
        };
        AdaptadaItens: {
            objeto_conhecimento_id: components["schemas"]["Id"];
            capitulo_numero: components["schemas"]["NumeroNulo"];
            objeto_conhecimento_descricao: components["schemas"]["Texto"];
            habilidade_descricao: components["schemas"]["TextoNulo"];
            /** @description By ordem_exercicio. Never a question of an exam that is scheduled or open. */
            itens: components["schemas"]["AdaptadaItem"][];
            tentativa: components["schemas"]["Tentativa"];
            /** @description Additive: whether 'Estudar mais' has something to show. */
            existe_midia: boolean;
            /** @description Additive: its end has passed. Contents, media and answered items stay open; phases can be played as practice. */
            encerrado: boolean;
            /** @description Additive: the last instant at which it counts. */
            data_fim: components["schemas"]["Instante"];
        };
        AdaptadaLista: {
            data: components["schemas"]["AdaptadaArea"][];
            /** @description Cycles that have something for this student. */
            ciclos: components["schemas"]["AdaptadaCiclo"][];
            /** @description Id of the cycle that data is about; null when there is none. */
            ciclo_retornado: components["schemas"]["IdNulo"];
            meta_semana: components["schemas"]["MetaSemana"];
        };
        AdaptadaMateria: {
            turma_avaliacao_id: components["schemas"]["Id"];
            /** @description Additive: the address part, normalised. */
            tipo_avaliacao: components["schemas"]["TipoAvaliacao"];
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            descricao: components["schemas"]["Texto"];
            data_aplicacao: components["schemas"]["InstanteNulo"];
            status_boss: components["schemas"]["StatusBossNulo"];
            existe_boss: boolean;
            /** @description Action plans only; false once the student asked not to see it again. */
            exibir_explicacao_plano_acao?: boolean;
            qtde_itens_respondeu: components["schemas"]["Contagem"];
            qtde_itens_total: components["schemas"]["Contagem"];
            /** @description By ordem_oic. */
            fases: components["schemas"]["AdaptadaFase"][];
            /** @description Additive: its end has passed. Contents, media and answered items stay open; phases can be played as practice. */
            encerrado: boolean;
            /** @description Additive: the last instant at which it counts. */
            data_fim: components["schemas"]["Instante"];
            boss_tempo_restante: components["schemas"]["BossTempoRestante"];
        };
        /** @description Media of one phase, open in every mode and with no lives. */
        AdaptadaMidias: {
            objeto_conhecimento_id: components["schemas"]["Id"];
            capitulo_numero: components["schemas"]["NumeroNulo"];
            objeto_conhecimento_descricao: components["schemas"]["Texto"];
            habilidade_descricao: components["schemas"]["TextoNulo"];
            conteudos: components["schemas"]["AdaptadaConteudo"][];
            /** @description Additive: the class offers skipping for coins; false once the roadmap is over. */
            permite_pular: boolean;
            /** @description Additive: this run of the phase has paid for skipping; it pays once. */
            pulou: boolean;
        };
        AlunoAcesso: {
            entrou_em: components["schemas"]["Instante"];
            /** @description Null when it was not ended by signing out or by the school. */
            saiu_em: components["schemas"]["InstanteNulo"];
        };
        /** @description A Boss whose last attempt is over, of a roadmap that still runs; how it ended is not told. */
        AlunoBoss: {
            turma_avaliacao_id: components["schemas"]["Id"];
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            tipo_avaliacao: components["schemas"]["TipoAvaliacao"];
            /** @description Of the roadmap. */
            descricao: components["schemas"]["Texto"];
            /** @description Of the attempt that is over. */
            tentativa_numero: number;
            encerrado_em: components["schemas"]["Instante"];
        };
        AlunoCadastro: {
            turma_aluno_id: components["schemas"]["Id"];
            versao: number;
            nome: components["schemas"]["GestaoPessoaNome"];
            data_nascimento: components["schemas"]["DataNula"];
            email: string | null;
            id_externo: components["schemas"]["TextoNulo"];
            login: string | null;
        };
        AlunoCadastroRequest: {
            /** @description As read. */
            versao: number;
            nome: components["schemas"]["AlunoNome"];
            data_nascimento: components["schemas"]["DataNula"];
            email: components["schemas"]["AlunoEmail"];
            id_externo: components["schemas"]["AlunoIdExterno"];
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        AlunoEmail: string | null;
        /** @description Key of the student in the system of the school. */
        AlunoIdExterno: string | null;
        AlunoLogin: string;
        AlunoNome: string;
        AlunoNovo: {
            turma_aluno_id: components["schemas"]["Id"];
            turma_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            login: components["schemas"]["AlunoLogin"];
        };
        AlunoNovoRequest: {
            turma_id: components["schemas"]["Id"];
            nome: components["schemas"]["AlunoNome"];
            /** @description Without one it is made from the name. */
            login?: string;
            data_nascimento?: components["schemas"]["DataNula"];
            email?: components["schemas"]["AlunoEmail"];
            id_externo?: components["schemas"]["AlunoIdExterno"];
            /** @description Since when the student is in the class; without it today. */
            data?: components["schemas"]["Data"];
            params?: components["schemas"]["Params"];
        };
        AlunoParecido: {
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            data_nascimento: components["schemas"]["DataNula"];
            turma_codigo: components["schemas"]["Texto"];
            ano: number;
            /** @enum {string} */
            matricula: "Atual" | "Transferido" | "Remanejado" | "Concluído";
        };
        AlunoParecidoLista: components["schemas"]["AlunoParecido"][];
        AlunoProva: {
            turma_avaliacao_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            /** @description Name of the exam. */
            descricao: components["schemas"]["Texto"];
            /**
             * @description entregue: the student delivered; encerrada: the time ended it.
             * @enum {string}
             */
            situacao: "em_andamento" | "entregue" | "encerrada";
            iniciada_em: components["schemas"]["Instante"];
            prazo_em: components["schemas"]["Instante"];
            /** @description Delivery or end. */
            encerrada_em: components["schemas"]["InstanteNulo"];
            qtde_questoes: components["schemas"]["Contagem"];
            qtde_respondidas: components["schemas"]["Contagem"];
            /** @description When the newest answer reached the server. */
            ultima_resposta_em: components["schemas"]["InstanteNulo"];
        };
        /**
         * @description In an exam now, else before the first change of an initial or reset password, else active; an account that is closed is inativo.
         * @enum {string}
         */
        AlunoSituacao: "em_prova" | "senha_inicial" | "ativo" | "inativo";
        /** @description School year. */
        Ano: number;
        AnoLetivo: {
            ano: components["schemas"]["Ano"];
            inicio: components["schemas"]["Data"];
            fim: components["schemas"]["Data"];
            situacao: components["schemas"]["AnoLetivoSituacao"];
            /** @description By number. */
            ciclos: components["schemas"]["CicloDoAno"][];
            /** @description Classes that are not archived. */
            qtde_turmas: components["schemas"]["Contagem"];
            versao: components["schemas"]["VersaoRegistro"];
        };
        AnoLetivoLista: components["schemas"]["AnoLetivo"][];
        AnoLetivoRequest: {
            inicio: components["schemas"]["Data"];
            fim: components["schemas"]["Data"];
            situacao: components["schemas"]["AnoLetivoSituacao"];
            ciclos: components["schemas"]["CicloDoAnoRequest"][];
            versao?: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        /**
         * @description One of a school is ativo; what an encerrado holds is read only.
         * @enum {string}
         */
        AnoLetivoSituacao: "planejado" | "ativo" | "encerrado";
        /** @description Cannot be undone; averages stay as they were. */
        AnonimizacaoAluno: {
            protocolo: string;
            anonimizado_em: components["schemas"]["Instante"];
            registros_alterados: components["schemas"]["Contagem"];
            /** @description What the law or the school's retention keeps. */
            retidos: components["schemas"]["AnonimizacaoRetido"][];
        };
        AnonimizacaoAlunoRequest: {
            /** @description The student's full name, as typed; another one is refused with 422. */
            confirmacao: string;
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        AnonimizacaoRetido: {
            dado: components["schemas"]["Texto"];
            motivo: components["schemas"]["Texto"];
        };
        Aprendizagem: {
            ciclo: components["schemas"]["AprendizagemCicloNulo"];
            ciclos: components["schemas"]["AprendizagemCiclos"];
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            indice_aproveitamento: components["schemas"]["FracaoNula"];
            faixa: components["schemas"]["AprendizagemFaixa"];
            nivel: components["schemas"]["AprendizagemNivel"];
            capitulos: components["schemas"]["AprendizagemCapitulo"][];
        };
        AprendizagemCapitulo: {
            capitulo_numero: components["schemas"]["AprendizagemCapituloNumero"];
            capitulo_nome: components["schemas"]["Texto"];
            indice_aproveitamento: components["schemas"]["FracaoNula"];
            faixa: components["schemas"]["AprendizagemFaixa"];
            nivel: components["schemas"]["AprendizagemNivel"];
            /** @description Shown among the chapters that need extra attention. */
            atencao_extra: boolean;
            concorda: components["schemas"]["AprendizagemConcorda"];
        };
        AprendizagemCapituloNumero: number;
        /** @description Cycle shown; null while there are no data. */
        AprendizagemCicloNulo: number | null;
        /** @description Cycles with data. */
        AprendizagemCiclos: components["schemas"]["Ciclo"][];
        /** @description Whether the student agrees with the level; null while not said. */
        AprendizagemConcorda: boolean | null;
        AprendizagemConcordancia: {
            ciclo: components["schemas"]["Ciclo"];
            capitulo_numero: components["schemas"]["AprendizagemCapituloNumero"];
            concorda: components["schemas"]["AprendizagemConcorda"];
        };
        AprendizagemConcordanciaRequest: {
            ciclo: components["schemas"]["Ciclo"];
            capitulo_numero: components["schemas"]["AprendizagemCapituloNumero"];
            concorda: components["schemas"]["AprendizagemConcorda"];
            params?: components["schemas"]["Params"];
        };
        /**
         * @description Above 0.8 alta, 0.7 or more media, else baixa; null without data.
         * @enum {string|null}
         */
        AprendizagemFaixa: "alta" | "media" | "baixa" | null;
        AprendizagemLista: {
            ciclo: components["schemas"]["AprendizagemCicloNulo"];
            ciclos: components["schemas"]["AprendizagemCiclos"];
            materias: components["schemas"]["AprendizagemMateria"][];
        };
        AprendizagemMateria: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            /** @description Share of hits in the cycle; null without data. */
            indice_aproveitamento: components["schemas"]["FracaoNula"];
            faixa: components["schemas"]["AprendizagemFaixa"];
            nivel: components["schemas"]["AprendizagemNivel"];
            qtde_capitulos: components["schemas"]["Contagem"];
        };
        /**
         * @description Explorador(a), Guerreiro(a), Ninja; null shows 'Sem dados ainda'.
         * @enum {string|null}
         */
        AprendizagemNivel: "explorador" | "guerreiro" | "ninja" | null;
        /** @enum {string} */
        AreaCodigo: "LC" | "CH" | "CN" | "MT";
        /** @enum {string|null} */
        AreaCodigoNulo: "LC" | "CH" | "CN" | "MT" | null;
        AreaDoBanco: {
            area_codigo: string;
            nome: components["schemas"]["Texto"];
            nome_curto: components["schemas"]["Texto"];
        };
        ArquivamentoRequest: {
            /** @description False takes it back. */
            arquivada: boolean;
            params?: components["schemas"]["Params"];
        };
        /** @description One fact of the act; never a password, an answer, an essay or a key. */
        AuditoriaDetalhe: {
            campo: string;
            valor: components["schemas"]["TextoNulo"];
        };
        AuditoriaPagina: {
            registros: components["schemas"]["AuditoriaRegistro"][];
            /** @description Every record of this page, unfiltered between its first and last, continues the hash chain. */
            cadeia_integra: boolean;
        };
        AuditoriaRegistro: {
            id: components["schemas"]["Id"];
            /** @description Place in the chain of the school; without gaps. */
            ordem: number;
            escola_id: components["schemas"]["Id"];
            acao: string;
            criada_em: components["schemas"]["Instante"];
            /** @description Who did it; null for the service itself. */
            ator_id: components["schemas"]["IdNulo"];
            /** @description Also the account of whoever ran a command on the machine, as Operador (root). */
            ator_nome: components["schemas"]["TextoNulo"];
            perfil_real: string | null;
            /**
             * @description Of a student's view.
             * @enum {string|null}
             */
            modo: "aluno" | "professor" | null;
            /** @description Student it is about. */
            turma_aluno_id: components["schemas"]["IdNulo"];
            pessoa_nome: components["schemas"]["TextoNulo"];
            /** @description Additive: what it was done to, in words, as Prova Simulado 3 · turma 3B; null when the act has no object but the person. */
            objeto?: components["schemas"]["TextoNulo"];
            motivo: components["schemas"]["TextoNulo"];
            detalhe: components["schemas"]["AuditoriaDetalhe"][];
        };
        /** @description The same token stands in the Authorization response header, in token and in data.token. */
        Autorizacao: {
            /** @description Without the word Bearer. */
            token: string;
            data: {
                token: string;
            };
            shouldChangePassword: boolean;
        };
        /** @description One exam day of one assessment. */
        Avaliacao: {
            turma_avaliacao_id: components["schemas"]["Id"];
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            /** @description Window start. */
            data_hora_inicial_prova: components["schemas"]["Instante"];
            /** @description Window end. */
            data_hora_final_prova: components["schemas"]["Instante"];
            /** @description When the student started. */
            data_hora_inicio: components["schemas"]["InstanteNulo"];
            /** @description When the student's day was closed. */
            data_hora_fim: components["schemas"]["InstanteNulo"];
            bateria: number;
            materias: components["schemas"]["AvaliacaoMateria"][];
            nota_maxima: components["schemas"]["NotaMaxima"];
            trilha_id: components["schemas"]["IdNulo"];
            /** @description Language chosen; null until the student chooses, when the English items count. */
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            tem_redacao: boolean;
            solicitar_idioma: boolean;
            /** @description At least one part is online. */
            realizado_online: boolean;
            /** @description The day may be entered now. */
            acessar_avaliacao_online: boolean;
            acessar_gabarito_online: boolean;
            acessar_redacao_online: boolean;
            dia_prova: components["schemas"]["DiaProva"];
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            situacao: components["schemas"]["SituacaoProva"];
            qtde_itens: components["schemas"]["Contagem"];
            qtde_itens_respondidos: components["schemas"]["Contagem"];
            tempo_total: components["schemas"]["Segundos"];
            tempo_restante: components["schemas"]["Segundos"];
            servidor_em: components["schemas"]["Instante"];
        };
        /** @description Items of one block stay together, and blocks keep their order, when the order is drawn. */
        AvaliacaoBloco: number;
        /** @description Once in a school; null lets the server choose it. */
        AvaliacaoCodigoNulo: string | null;
        AvaliacaoCopiaRequest: {
            rascunho_id: components["schemas"]["RascunhoId"];
            params?: components["schemas"]["Params"];
        };
        AvaliacaoDia: number;
        AvaliacaoDiaGestao: {
            dia_prova: components["schemas"]["DiaProva"];
            bateria: number;
            duracao_minutos: number;
            proposta_redacao_id: components["schemas"]["IdNulo"];
            proposta_titulo: components["schemas"]["TextoNulo"];
            itens: components["schemas"]["AvaliacaoItemGestao"][];
        };
        /** @description Minutes. */
        AvaliacaoDuracao: number;
        AvaliacaoDuracaoDia: {
            dia_prova: components["schemas"]["DiaProva"];
            duracao_minutos: components["schemas"]["AvaliacaoDuracao"];
        };
        /**
         * @description codigo: a student types the code of the board to begin.
         * @enum {string}
         */
        AvaliacaoEntrada: "livre" | "codigo";
        /**
         * @description marco: the name of a roadmap that prepares no exam yet; it has no days.
         * @enum {string}
         */
        AvaliacaoEspecie: "prova" | "atividade" | "marco";
        AvaliacaoEvento: {
            evento_id: components["schemas"]["Id"];
            /** @enum {string} */
            tipo: "publicada" | "janelas" | "turmas" | "cancelada" | "restaurada" | "anulada" | "trocada" | "chave";
            item_id: components["schemas"]["IdNulo"];
            numero: number | null;
            motivo: string;
            ator_nome: components["schemas"]["GestaoPessoaNome"];
            criado_em: components["schemas"]["Instante"];
            /** @description What changed, in a sentence. */
            texto: components["schemas"]["Texto"];
        };
        AvaliacaoEventos: components["schemas"]["AvaliacaoEvento"][];
        /**
         * @description antes: no window has begun; depois: the last one is over. It decides what may change.
         * @enum {string}
         */
        AvaliacaoFase: "antes" | "durante" | "depois";
        AvaliacaoGestao: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            escola_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            codigo: components["schemas"]["Texto"];
            especie: components["schemas"]["AvaliacaoEspecie"];
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            nota_maxima: components["schemas"]["AvaliacaoNota"];
            solicitar_idioma: boolean;
            instrucoes: components["schemas"]["AvaliacaoInstrucoes"];
            embaralhar: boolean;
            responde_apos_entrega: boolean | null;
            ciclo_id: components["schemas"]["Id"];
            ciclo: components["schemas"]["Ciclo"];
            serie_id: components["schemas"]["IdNulo"];
            serie_nome: components["schemas"]["TextoNulo"];
            autor_nome: string | null;
            minha: boolean;
            situacao: components["schemas"]["AvaliacaoSituacao"];
            fase: components["schemas"]["AvaliacaoFase"];
            pode: components["schemas"]["AvaliacaoPode"];
            fuso_horario: components["schemas"]["FusoHorario"];
            /**
             * Format: uuid
             * @description The draft that it was.
             */
            rascunho_id: string | null;
            copiada_de: components["schemas"]["IdNulo"];
            publicada_em: components["schemas"]["InstanteNulo"];
            cancelada_em: components["schemas"]["InstanteNulo"];
            motivo_cancelamento: components["schemas"]["TextoNulo"];
            dias: components["schemas"]["AvaliacaoDiaGestao"][];
            /** @description Those within reach. */
            turmas: components["schemas"]["AvaliacaoTurmaGestao"][];
            versao: components["schemas"]["VersaoRegistro"];
        };
        AvaliacaoGestaoLinha: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            codigo: components["schemas"]["Texto"];
            especie: components["schemas"]["AvaliacaoEspecie"];
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            ciclo: components["schemas"]["Ciclo"];
            serie_nome: components["schemas"]["TextoNulo"];
            autor_nome: string | null;
            minha: boolean;
            situacao: components["schemas"]["AvaliacaoSituacao"];
            qtde_dias: components["schemas"]["Contagem"];
            qtde_itens: components["schemas"]["Contagem"];
            /** @description Codes of the classes within reach. */
            turmas: components["schemas"]["Texto"][];
            primeira_inicio: components["schemas"]["InstanteNulo"];
            ultima_fim: components["schemas"]["InstanteNulo"];
            /** @description Null for one that was imported or made before drafts. */
            publicada_em: components["schemas"]["InstanteNulo"];
            cancelada_em: components["schemas"]["InstanteNulo"];
        };
        AvaliacaoGestaoLista: components["schemas"]["AvaliacaoGestaoLinha"][];
        AvaliacaoInfo: {
            turma_avaliacao_id: components["schemas"]["Id"];
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            bateria: number;
            descricao: components["schemas"]["Texto"];
            qtde_itens: components["schemas"]["Contagem"];
            existe_itens: boolean;
            existe_redacao: boolean;
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            data_hora_inicial_prova: components["schemas"]["Instante"];
            disponivel_ate: components["schemas"]["Instante"];
            nota_maxima: components["schemas"]["NotaMaxima"];
            materias: components["schemas"]["AvaliacaoMateria"][];
        };
        AvaliacaoInfoLista: components["schemas"]["AvaliacaoInfo"][];
        /** @description The school's own text below the three documented rules. */
        AvaliacaoInstrucoes: string;
        AvaliacaoItemGestao: {
            /** @description avaliacao_conhecimento_questao_id. */
            item_id: components["schemas"]["Id"];
            numero: number;
            banco_questao_id: components["schemas"]["Id"];
            codigo: components["schemas"]["Texto"];
            revisao: number;
            materia_nome: components["schemas"]["Texto"];
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            pontuacao: number;
            bloco: components["schemas"]["AvaliacaoBloco"];
            anulada: boolean;
            reparado_em: components["schemas"]["InstanteNulo"];
        };
        AvaliacaoJanela: {
            dia_prova: components["schemas"]["DiaProva"];
            inicio: components["schemas"]["HoraLocal"];
            fim: components["schemas"]["HoraLocal"];
            inicio_em: components["schemas"]["Instante"];
            fim_em: components["schemas"]["Instante"];
            sala: components["schemas"]["AvaliacaoSala"];
            entrada: components["schemas"]["AvaliacaoEntrada"];
            /** @description Students who began the day. */
            qtde_iniciadas: components["schemas"]["Contagem"];
        };
        AvaliacaoJanelaRequest: {
            dia_prova: components["schemas"]["DiaProva"];
            inicio: components["schemas"]["HoraLocal"];
            fim: components["schemas"]["HoraLocal"];
            sala: components["schemas"]["AvaliacaoSala"];
            entrada: components["schemas"]["AvaliacaoEntrada"];
        };
        AvaliacaoLista: components["schemas"]["Avaliacao"][];
        AvaliacaoMateria: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            qtde_questoes: components["schemas"]["Contagem"];
            area_conhecimento_id: components["schemas"]["Id"];
            qtde_questoes_respondidas: components["schemas"]["Contagem"];
            area_conhecimento_nome_curto: components["schemas"]["Texto"];
        };
        /** @description Top of the scale of the exam: grades run from 0 to nota_maxima. */
        AvaliacaoNota: number;
        /** @description What the reader may do with it now. */
        AvaliacaoPode: {
            despublicar: boolean;
            mudar_turmas: boolean;
            cancelar: boolean;
            descancelar: boolean;
            reparar: boolean;
            copiar: boolean;
        };
        /** @description Points of a text question; null means one. */
        AvaliacaoPontuacaoNula: number | null;
        AvaliacaoSala: string | null;
        /**
         * @description aberta: from the first start to the last end over all classes; encerrada: ended and not released.
         * @enum {string}
         */
        AvaliacaoSituacao: "agendada" | "aberta" | "encerrada" | "liberada" | "cancelada";
        AvaliacaoTurmaGestao: {
            turma_avaliacao_id: components["schemas"]["Id"];
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            serie_nome: components["schemas"]["Texto"];
            cancelada_em: components["schemas"]["InstanteNulo"];
            dias: components["schemas"]["AvaliacaoJanela"][];
        };
        AvaliacaoTurmaRequest: {
            turma_id: components["schemas"]["Id"];
            dias: components["schemas"]["AvaliacaoJanelaRequest"][];
        };
        /** @description All classes of the exam within reach and their windows; one that is left out is taken away. Times on the clock of the school. */
        AvaliacaoTurmasRequest: {
            versao: components["schemas"]["VersaoRegistro"];
            turmas: components["schemas"]["AvaliacaoTurmaRequest"][];
            /** @description Days whose duration grows. */
            duracoes?: components["schemas"]["AvaliacaoDuracaoDia"][];
            params?: components["schemas"]["Params"];
        };
        AvaliacaoVersaoRequest: {
            versao: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        Aviso: {
            /** @description Stable: what a device has dismissed stays dismissed. */
            id: string;
            titulo: components["schemas"]["Texto"];
            texto: string;
            inicio: components["schemas"]["Instante"];
            fim: components["schemas"]["Instante"];
        };
        AvisoLista: components["schemas"]["Aviso"][];
        /** @description A course. Students get the published text; gestao_vida the newest one, keys included. */
        BaseConhecimento: {
            estrutura: components["schemas"]["CursoEstrutura"];
            capitulo_1: components["schemas"]["CursoHtml"];
            capitulo_2: components["schemas"]["CursoHtml"];
            capitulo_3: components["schemas"]["CursoHtml"];
            explicacao_resumida: components["schemas"]["CursoLinha"][];
            resumo: components["schemas"]["CursoLinha"][];
            exercicios_praticos: components["schemas"]["CursoExercicio"][];
            /** @description Five questions; empty while a draft has none. */
            quiz: components["schemas"]["CursoQuizQuestao"][];
            /** @description Additive. */
            base_conhecimento_id: components["schemas"]["Id"];
            /** @description Additive. */
            objeto_conhecimento_id: components["schemas"]["Id"];
            /** @description Additive. */
            objeto_conhecimento_descricao: components["schemas"]["Texto"];
            /** @description Additive. */
            materia_id: components["schemas"]["Id"];
            /** @description Additive. */
            materia_nome: components["schemas"]["Texto"];
            versao: components["schemas"]["CursoVersao"];
            situacao: components["schemas"]["CursoSituacao"];
            publicado_em: components["schemas"]["InstanteNulo"];
            atualizado_em: components["schemas"]["Instante"];
        };
        BaseConhecimentoRequest: {
            curso: components["schemas"]["CursoRequest"];
            /** @description Additive: the number that was read. Without it the documented call saves over whatever stands. */
            versao?: components["schemas"]["CursoVersao"];
            params?: components["schemas"]["Params"];
        };
        BaseLegalAlunoRequest: {
            base_legal: components["schemas"]["EscolaBaseLegal"];
            params?: components["schemas"]["Params"];
        };
        /** @description Additive: what nota_tri stands on. With estimativa true it is called Estimativa with the motivo, and never oficial. Null where nota_tri is null. */
        BaseTri: {
            /** @description Items that the score stands on. */
            itens: components["schemas"]["Contagem"];
            /** @description All calibrated items of the booklet, questions lost in the import included. */
            calibrados: components["schemas"]["Contagem"];
            /** @description True below all calibrated items of the booklet, with parameters that are not those of INEP, and where those that INEP published do not give its scores. */
            estimativa: boolean;
            /** @description Why it is an estimate, such as '44 de 45 questões'; null when it is none. */
            motivo: string | null;
        } | null;
        BloqueioAlunoRequest: {
            /**
             * @description Staff only ever end it.
             * @enum {boolean}
             */
            bloqueado: false;
            params?: components["schemas"]["Params"];
        };
        BossInfo: {
            tempo_total: components["schemas"]["Segundos"];
            /** @description Null until the attempt has started. */
            data_inicio: components["schemas"]["InstanteNulo"];
            /** @description Before the start tempo_total, after the end 0. */
            tempo_restante: components["schemas"]["Segundos"];
            /** @description Additive: when the attempt ended, by leaving, by the last answer or by the clock. */
            data_fim: components["schemas"]["InstanteNulo"];
            /** @description Additive. */
            status_boss: components["schemas"]["StatusBoss"];
            /** @description Additive. */
            qtde_itens: number;
            /** @description Additive: the hit that wins. */
            acertos_para_vencer: number;
            /** @description Additive: coins for each hit of a won battle. */
            moedas_por_acerto: components["schemas"]["Contagem"];
            /** @description Additive: the end of the roadmap has passed. A Boss that was not fought is then bloqueado: 'O prazo deste roteiro terminou.' */
            roteiro_encerrado: boolean;
            /** @description Additive. */
            servidor_em: components["schemas"]["Instante"];
        };
        BossItem: {
            item_resposta: components["schemas"]["ItemResposta"];
            /** @description Null until this item's answer is stored, also after the attempt. */
            item_gabarito: components["schemas"]["Letra"];
            banco_questao_id: components["schemas"]["Id"];
            /** @description In study roadmaps. */
            turma_avaliacao_roteiro_estudo_id: components["schemas"]["IdNulo"];
            /** @description In action plans. */
            turma_avaliacao_lista_adaptada_id: components["schemas"]["IdNulo"];
            /** @description Additive. */
            ordem: number;
            /** @description Additive: null until answered. */
            acertou: boolean | null;
        };
        BossResultado: {
            /** @enum {string} */
            status_boss_enum: "venceu" | "perdeu";
            /** @description Percent of hits over all items; what was not answered is a miss. */
            desempenho: number;
            qtde_moedas_ganhas: components["schemas"]["Contagem"];
            /** @description Additive: percent that wins. */
            desempenho_minimo: number;
            /** @description Additive. */
            qtde_itens: number;
            /** @description Additive. */
            qtde_itens_acertou: number;
        };
        BossResumo: {
            /** @description Drawn once per student. Empty before the start, but for staff who only look. */
            itens: components["schemas"]["BossItem"][];
            tempo_restante: components["schemas"]["Segundos"];
            /** @description May answer now: student, or staff acting as one, with the attempt open. */
            online: boolean;
            /** @description Additive. */
            status_boss: components["schemas"]["StatusBoss"];
            /** @description Additive. */
            tempo_total: components["schemas"]["Segundos"];
            /** @description Additive: the hit that wins. */
            acertos_para_vencer: number;
            /** @description Additive. */
            servidor_em: components["schemas"]["Instante"];
        };
        /** @description Additive: seconds that are left of a Boss that runs; null while none does. */
        BossTempoRestante: number | null;
        Campo: {
            /** @description Path of the field, such as user.login or itens.2.numero; corpo, endereco or pedido for the whole of them. */
            campo: string;
            /** @description What is wrong with it, in Portuguese, to be shown at the field. */
            motivo: string;
            /** @description Stable code for programs: obrigatorio, desconhecido, tipo, opcao, curto, longo, minimo, maximo, multiplo, poucos_itens, muitos_itens, repetido, poucos_campos, muitos_campos, formato, invalido, or a code of the call itself. */
            codigo: string;
            /** @description The same as motivo. */
            erro: string;
        };
        CancelamentoRequest: {
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        CentralAvaliacoes: {
            provas_hoje: components["schemas"]["ProvaHoje"][];
            roteiros_semana: components["schemas"]["RoteiroSemana"][];
            /** @description Additive: the clock of the cards. */
            servidor_em: components["schemas"]["Instante"];
        };
        Checagem: {
            /** @description Stable name of the check. */
            codigo: string;
            /**
             * @description impede: it cannot be published; aviso: it can, once the code is in avisos_aceitos.
             * @enum {string}
             */
            gravidade: "impede" | "aviso";
            texto: components["schemas"]["Texto"];
            alvo: components["schemas"]["ChecagemAlvo"];
        };
        /** @description What a check is about; a field is absent where it says nothing. */
        ChecagemAlvo: {
            /** @description Field of the document: descricao, ciclo_id, dias, turmas … */
            campo?: string;
            dia_prova?: components["schemas"]["AvaliacaoDia"];
            numero?: number;
            questao_id?: components["schemas"]["Id"];
            turma_id?: components["schemas"]["Id"];
        };
        Ciclo: number;
        CicloDoAno: {
            ciclo_id: components["schemas"]["Id"];
            numero_referencia: components["schemas"]["Ciclo"];
            /** @description Null while it has no days. */
            inicio: components["schemas"]["DataNula"];
            fim: components["schemas"]["DataNula"];
        };
        CicloDoAnoRequest: {
            numero_referencia: components["schemas"]["Ciclo"];
            /** @description Null with fim for a cycle without days. */
            inicio: components["schemas"]["DataNula"];
            fim: components["schemas"]["DataNula"];
        };
        /** @description Number of the campus in the school census. */
        CodigoInepNulo: string | null;
        CodigosRecuperacao: {
            /** @description Each replaces the code of the app once. Told once. */
            codigos: string[];
        };
        ConferenciaRequest: {
            /** @description The results that were looked at (ResultadosDaProva.calculado_em); others by now are refused with 409. */
            calculado_em: components["schemas"]["InstanteNulo"];
            motivo?: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        /** @description What a person looks at before letting results out. */
        ConferenciaResultado: {
            qtde_turmas: components["schemas"]["Contagem"];
            /** @description Classes whose last day has not ended. */
            qtde_turmas_abertas: components["schemas"]["Contagem"];
            qtde_redacoes_a_corrigir: components["schemas"]["Contagem"];
            qtde_subjetivas_a_corrigir: components["schemas"]["Contagem"];
            /** @description Texts answered on paper that have no points yet. */
            qtde_textos_em_papel: components["schemas"]["Contagem"];
            /** @description Late answers that wait for a decision. */
            qtde_fora_do_prazo: components["schemas"]["Contagem"];
            /** @description Something changed and the results are being computed again. */
            recalculo: boolean;
        };
        ConfiguracaoEscola: {
            escola_id: components["schemas"]["Id"];
            nome: components["schemas"]["Texto"];
            versao: components["schemas"]["EscolaVersaoConfiguracao"];
            fuso_horario: components["schemas"]["EscolaFuso"];
            nome_moeda: components["schemas"]["EscolaNomeMoeda"];
            /** @description Additive: seconds until a lost life returns. */
            segundos_por_vida: components["schemas"]["EscolaSegundosPorVida"];
            ranking_modo: components["schemas"]["RankingModo"];
            /** @description Satisfaction survey. */
            pesquisa_ativa: boolean;
            /** @description Recovery by security questions. */
            recuperacao_por_perguntas: boolean;
            /** @description Learning-level pages. */
            aprendizagem_ativa: boolean;
            /** @description Each essay is marked twice. */
            segundo_corretor: boolean;
            divergencia_maxima: components["schemas"]["EscolaDivergencia"];
            /** @description Two-step sign-in is required of the staff of this school. */
            duas_etapas_obrigatorias: boolean;
            /** @description Help of the school. */
            contato_email: components["schemas"]["EscolaContato"];
            contato_telefone: components["schemas"]["EscolaContato"];
            contato_horario: components["schemas"]["EscolaContato"];
            politica_privacidade: components["schemas"]["EscolaTextoLegal"];
            termos_de_uso: components["schemas"]["EscolaTextoLegal"];
            base_legal: components["schemas"]["EscolaBaseLegal"];
            retencao_meses: components["schemas"]["EscolaRetencaoMeses"];
            anonimizacao_automatica: components["schemas"]["EscolaAnonimizacaoAutomatica"];
            /** @description Additive: whether results go out by themselves or staff look at them first; an exam may say otherwise. */
            liberacao?: components["schemas"]["LiberacaoModo"];
            fichas_validade_dias?: components["schemas"]["EscolaFichasValidadeDias"];
            fichas_por?: components["schemas"]["EscolaFichasPor"];
            revisao_questoes?: components["schemas"]["EscolaRevisaoQuestoes"];
            professor_publica?: components["schemas"]["EscolaProfessorPublica"];
            alterada_em: components["schemas"]["InstanteNulo"];
        };
        /** @description Only what changes, and at least one setting. */
        ConfiguracaoEscolaRequest: {
            versao: components["schemas"]["EscolaVersaoConfiguracao"];
            nome?: components["schemas"]["EscolaNome"];
            fuso_horario?: components["schemas"]["EscolaFuso"];
            /** @description Additive, with fuso_horario: what exam windows that have not begun keep; the instant when absent. */
            janelas?: components["schemas"]["JanelasFuso"];
            nome_moeda?: components["schemas"]["EscolaNomeMoeda"];
            segundos_por_vida?: components["schemas"]["EscolaSegundosPorVida"];
            ranking_modo?: components["schemas"]["RankingModo"];
            pesquisa_ativa?: boolean;
            recuperacao_por_perguntas?: boolean;
            aprendizagem_ativa?: boolean;
            segundo_corretor?: boolean;
            divergencia_maxima?: components["schemas"]["EscolaDivergencia"];
            /** @description Two-step sign-in is required of the staff of this school. */
            duas_etapas_obrigatorias?: boolean;
            contato_email?: components["schemas"]["EscolaContato"];
            contato_telefone?: components["schemas"]["EscolaContato"];
            contato_horario?: components["schemas"]["EscolaContato"];
            politica_privacidade?: components["schemas"]["EscolaTextoLegal"];
            termos_de_uso?: components["schemas"]["EscolaTextoLegal"];
            base_legal?: components["schemas"]["EscolaBaseLegal"];
            retencao_meses?: components["schemas"]["EscolaRetencaoMeses"];
            anonimizacao_automatica?: components["schemas"]["EscolaAnonimizacaoAutomatica"];
            liberacao?: components["schemas"]["LiberacaoModo"];
            fichas_validade_dias?: components["schemas"]["EscolaFichasValidadeDias"];
            fichas_por?: components["schemas"]["EscolaFichasPor"];
            revisao_questoes?: components["schemas"]["EscolaRevisaoQuestoes"];
            professor_publica?: components["schemas"]["EscolaProfessorPublica"];
            params?: components["schemas"]["Params"];
        };
        ConsentimentoAluno: {
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            base_legal: components["schemas"]["EscolaBaseLegal"];
            /** @description The basis is that of the settings of the school; none was recorded for this student. */
            da_escola: boolean;
            situacao: components["schemas"]["ConsentimentoSituacao"];
            /** @description In a list the newest of each purpose; of one student all of them, newest first. */
            registros: components["schemas"]["ConsentimentoRegistro"][];
        };
        /**
         * @description uso: the platform itself; imagem: name and picture before classmates; leitura_remota: reading aloud by a service of the browser; comunicacao: messages that are no duty of the school.
         * @enum {string}
         */
        ConsentimentoFinalidade: "uso" | "imagem" | "leitura_remota" | "comunicacao";
        ConsentimentoNovoRequest: {
            finalidade: components["schemas"]["ConsentimentoFinalidade"];
            concedido: boolean;
            /** @description Who signed. */
            por_nome: string;
            /** @description Which text was signed. */
            documento_versao?: string;
            /** @description The day of the signature by the clock of the school; today when absent. */
            em?: components["schemas"]["Data"];
            params?: components["schemas"]["Params"];
        };
        ConsentimentoPagina: {
            /** @description Of all the students with these filters, but for that of the state. */
            resumo: components["schemas"]["ConsentimentoResumo"];
            alunos: components["schemas"]["ConsentimentoAluno"][];
        };
        ConsentimentoRegistro: {
            consentimento_id: components["schemas"]["Id"];
            finalidade: components["schemas"]["ConsentimentoFinalidade"];
            /** @description False: it was refused. */
            concedido: boolean;
            /** @description Who signed. */
            por_nome: string | null;
            /** @description Which text was signed. */
            documento_versao: string | null;
            /** @description When it was signed. */
            em: components["schemas"]["Instante"];
            revogado_em: components["schemas"]["InstanteNulo"];
        };
        ConsentimentoResumo: {
            alunos: components["schemas"]["Contagem"];
            em_dia: components["schemas"]["Contagem"];
            falta: components["schemas"]["Contagem"];
            recusado: components["schemas"]["Contagem"];
            encerrar: components["schemas"]["Contagem"];
        };
        /**
         * @description encerrar: consent is the basis and was refused or revoked, so the access has to be ended; falta: no basis, or consent is the basis and nobody was asked; recusado: something optional was.
         * @enum {string}
         */
        ConsentimentoSituacao: "em_dia" | "falta" | "recusado" | "encerrar";
        /** @description Account of the active student; for staff without a student, the class fields are null. */
        Conta: {
            avatar_code: number;
            nome: components["schemas"]["Texto"];
            nome_social: string | null;
            data_nascimento: components["schemas"]["DataNula"];
            serie_nome: components["schemas"]["TextoNulo"];
            turma_codigo: components["schemas"]["TextoNulo"];
            turma_turno: components["schemas"]["Turno"];
            turma_aluno_id: components["schemas"]["IdNulo"];
            isPasswordInitial: boolean;
            cadastrar_perguntas_seguranca: boolean;
            /** @description Additive: the school requires a two-step sign-in of its staff, and this account has none yet. False for students. */
            cadastrar_duas_etapas: boolean;
            versao: components["schemas"]["Versao"];
            /** @description Questions to choose from. */
            perguntas_seguranca: components["schemas"]["PerguntaSeguranca"][];
            perguntas_resposta: components["schemas"]["PerguntaResposta"][];
            turmas: components["schemas"]["ContaTurma"][];
            /** @description Additive: the account may call tests/*. */
            conta_teste: boolean;
            /** @description Additive: IANA zone in which the school reads its dates. */
            fuso_horario: string;
            /** @description Additive: the password was recovered by security questions at this moment, told at the next sign-in until it is changed; null otherwise. */
            senha_recuperada_em: components["schemas"]["InstanteNulo"];
        };
        ContaTurma: {
            turma: components["schemas"]["Texto"];
            turno: components["schemas"]["Turno"];
            turma_aluno_id: components["schemas"]["Id"];
            /**
             * @description A class that is not Atual is read-only.
             * @enum {string}
             */
            status: "Atual" | "Transferido" | "Remanejado" | "Concluído";
        };
        /** @description At least one of avatar_code, nome_social and perguntas_seguranca. Lengths of nickname and answers (at most 20, spaces around them not counted) are judged by the server, which answers 422 with erro. */
        ContaUpdateRequest: {
            avatar_code?: number;
            nome_social?: string;
            perguntas_seguranca?: {
                numero_sequencial: number;
                pergunta_seguranca_id: components["schemas"]["Id"];
                resposta: string;
            }[];
            /** @description Additive: asked before security questions that exist already are changed. */
            senha_atual?: string;
            params?: components["schemas"]["Params"];
        };
        Contagem: number;
        ContextoRequest: {
            turma_aluno_id: components["schemas"]["Id"];
            /**
             * @description aluno = changes allowed (gestao_vida only), professor = read-only.
             * @enum {string}
             */
            modo: "aluno" | "professor";
            motivo?: string;
            params?: components["schemas"]["Params"];
        };
        CorrecaoContagem: {
            total: components["schemas"]["Contagem"];
            corrigidas: components["schemas"]["Contagem"];
            /** @description What the caller can mark now, drafts of the caller included. */
            para_mim: components["schemas"]["Contagem"];
            /** @description Drafts of the caller. */
            rascunhos: components["schemas"]["Contagem"];
            /** @description Waiting for a third person. */
            divergentes: components["schemas"]["Contagem"];
        };
        /** @description One exam of one class. Counts only, so that nobody is recognised. */
        CorrecaoResumo: {
            turma_avaliacao_id: components["schemas"]["Id"];
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            turma_codigo: components["schemas"]["Texto"];
            serie_nome: components["schemas"]["Texto"];
            redacoes: components["schemas"]["CorrecaoContagem"];
            subjetivas: components["schemas"]["SubjetivaContagem"];
        };
        CorrecaoResumoLista: components["schemas"]["CorrecaoResumo"][];
        /** @description Numbered from 1, five of them. */
        CursoAlternativas: components["schemas"]["CursoLinha"][];
        /** @description Empty only in a draft. */
        CursoCapituloNome: string;
        /** @description A digital content of the topic of a course, as students opened and judged it in the last 90 days. */
        CursoConteudo: {
            conteudo_digital_id: components["schemas"]["Id"];
            descricao: string;
            /** @enum {string} */
            tipo: "site" | "artigo" | "video" | "podcast" | "mapa_mental" | "artigo_pedagogico" | "jogo_educativo" | "pea" | "atividade_embasamento";
            /** @description Votes of the last 90 days. */
            votos: components["schemas"]["Contagem"];
            /** @description Those that say that it helped. */
            votos_sim: components["schemas"]["Contagem"];
            /** @description Share of yes in whole percent; null below ten votes. */
            percentual_sim: number | null;
        };
        CursoConteudoLista: components["schemas"]["CursoConteudo"][];
        CursoEstrutura: {
            nome_curso: components["schemas"]["CursoNome"];
            frase_efeito: components["schemas"]["CursoFrase"];
            resumo: components["schemas"]["CursoLinha"];
            /** @description Names of the three chapters. */
            capitulos: components["schemas"]["CursoCapituloNome"][];
        };
        CursoExercicio: {
            enunciado: components["schemas"]["CursoHtml"];
            resolucao: components["schemas"]["CursoHtml"];
        };
        CursoFrase: string;
        /** @description HTML; the server sanitises it on write and on read. */
        CursoHtml: string;
        /** @description HTML; sanitised. */
        CursoLinha: string;
        CursoNome: string;
        CursoPublicacaoRequest: {
            /** @description True puts the newest text before the students, false takes the course away from them. */
            publicado: boolean;
            versao: components["schemas"]["CursoVersao"];
            params?: components["schemas"]["Params"];
        };
        /** @description Sanitised HTML; null together with gabarito. */
        CursoQuizComentario: string | null;
        /** @description Right option; null for a student until that question is answered. */
        CursoQuizGabarito: number | null;
        CursoQuizQuestao: {
            enunciado: components["schemas"]["CursoHtml"];
            alternativas: components["schemas"]["CursoAlternativas"];
            gabarito: components["schemas"]["CursoQuizGabarito"];
            comentario: components["schemas"]["CursoQuizComentario"];
        };
        CursoQuizQuestaoRequest: {
            enunciado: components["schemas"]["CursoHtml"];
            alternativas: components["schemas"]["CursoAlternativas"];
            gabarito: number;
            comentario: string;
        };
        CursoRequest: {
            estrutura: components["schemas"]["CursoEstrutura"];
            capitulo_1: components["schemas"]["CursoHtml"];
            capitulo_2: components["schemas"]["CursoHtml"];
            capitulo_3: components["schemas"]["CursoHtml"];
            explicacao_resumida: components["schemas"]["CursoLinha"][];
            resumo: components["schemas"]["CursoLinha"][];
            exercicios_praticos: components["schemas"]["CursoExercicio"][];
            /** @description None or five; another number is refused with 422. */
            quiz: components["schemas"]["CursoQuizQuestaoRequest"][];
        };
        /**
         * @description alterado: published, with newer changes that students do not see yet.
         * @enum {string}
         */
        CursoSituacao: "rascunho" | "publicado" | "alterado";
        /** @description Grows with each save; a save over another number is refused with 409. */
        CursoVersao: number;
        /** Format: date */
        Data: string;
        DataConsulta: string;
        /** Format: date */
        DataNula: string | null;
        DesfazerProrrogacaoRequest: {
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        DiaProva: number;
        DuasEtapas: {
            /** @description The sign-in asks for a code. */
            ativa: boolean;
            ativada_em: components["schemas"]["InstanteNulo"];
            /** @description Recovery codes that were not used yet. */
            codigos_restantes: number;
            /** @description The school of the account requires it of its staff. */
            obrigatoria: boolean;
        };
        /** @description Six digits of the authenticator app, or a recovery code; spaces, hyphens and case do not count. */
        DuasEtapasCodigo: string;
        DuasEtapasCodigoRequest: {
            codigo: components["schemas"]["DuasEtapasCodigo"];
            params?: components["schemas"]["Params"];
        };
        DuasEtapasInicio: {
            /** @description The key in base 32, to be typed into the app. Told once. */
            segredo: string;
            /** @description The same for a QR code, with the names of school and account. */
            endereco: string;
        };
        DuasEtapasInicioRequest: {
            senha: components["schemas"]["DuasEtapasSenha"];
            params?: components["schemas"]["Params"];
        };
        DuasEtapasProvaRequest: {
            senha: components["schemas"]["DuasEtapasSenha"];
            codigo: components["schemas"]["DuasEtapasCodigo"];
            params?: components["schemas"]["Params"];
        };
        /** @description The present password. */
        DuasEtapasSenha: string;
        EmailTrocaSenhaRequest: {
            username: string;
            params?: components["schemas"]["Params"];
        };
        /** @description Nothing to send. The server takes an absent or zero-length body, {} and {"params":{}} alike. */
        EmptyBody: {
            params?: components["schemas"]["Params"];
        };
        EquipeResumo: {
            /** @description Accounts that may sign in, of the profiles that have any. */
            por_perfil: {
                perfil: components["schemas"]["MembroPerfil"];
                qtde: components["schemas"]["Contagem"];
            }[];
            com_acesso: components["schemas"]["Contagem"];
            encerrados: components["schemas"]["Contagem"];
            /** @description Accounts that may sign in and did not use it for 90 days, since they were made. */
            sem_acesso_90_dias: components["schemas"]["Contagem"];
            /** @description The deployment sends messages. */
            envia_convites: boolean;
        };
        /** @description The error body of every status but 400. */
        Error: {
            /** @description Sentence that may be shown. */
            message: string;
            /** @description Sentence for the field at fault; the same as message when there is none. */
            erro: string;
            /** @description Stable code for programs. */
            codigo: string;
            /** @description True when the exam day no longer takes writes from this student. */
            avaliacao_finalizada?: boolean;
            /** @description Additive: the fields that a rule refuses, each once; absent where no single field is at fault. */
            campos?: components["schemas"]["Campo"][];
            /** @description Additive, of the sign-in with codigo segunda_etapa: what the second step sends beside its code. */
            desafio?: string;
        };
        /** @description The body of every 400. */
        ErrorCampos: {
            /** @description Sentence that may be shown. */
            message: string;
            /** @description The same as message. */
            erro: string;
            /** @description Stable code for programs. */
            codigo: string;
            /** @description Additive: the fields at fault, each once. */
            campos: components["schemas"]["Campo"][];
        };
        /** @description The service makes students anonymous by itself once retencao_meses have passed, from 30 days after this or the months changed. Off: only staff do. */
        EscolaAnonimizacaoAutomatica: boolean;
        /**
         * @description Legal basis on which the school treats the data of its students.
         * @enum {string}
         */
        EscolaBaseLegal: "consentimento" | "execucao_de_politica_publica" | "contrato" | "obrigacao_legal" | "nao_informada";
        EscolaContato: string | null;
        /** @description Points by which two marks of one essay may differ before a third person marks it. */
        EscolaDivergencia: number;
        /** @description Additive: profiles that make access slips besides gestao_vida and admin. */
        EscolaFichasPor: ("coordenador" | "gestao_escola" | "diretor")[];
        /** @description Additive: days for which the one-time passwords of access slips open a session; slips that were made keep theirs. */
        EscolaFichasValidadeDias: number;
        /** @description IANA zone in which dates are read. */
        EscolaFuso: string;
        /** @description Whether students of the school can sign in. Open sessions go on. */
        EscolaManutencao: {
            escola_id: components["schemas"]["Id"];
            nome: components["schemas"]["Texto"];
            ligada: boolean;
            /** @description Null while it is off. */
            desde: components["schemas"]["InstanteNulo"];
            /** @description When it ends by itself; null while it is off or until somebody ends it. */
            ate: components["schemas"]["InstanteNulo"];
            mensagem: components["schemas"]["EscolaMensagemManutencao"];
        };
        EscolaManutencaoRequest: {
            ligada: boolean;
            /** @description In the future. */
            ate?: components["schemas"]["InstanteNulo"];
            mensagem?: components["schemas"]["EscolaMensagemManutencao"];
            params?: components["schemas"]["Params"];
        };
        /** @description Read by a student who cannot sign in; null or blank shows the usual text. */
        EscolaMensagemManutencao: string | null;
        /** @description The name of the school. */
        EscolaNome: string;
        /** @description What coins are called. */
        EscolaNomeMoeda: string;
        /** @description Additive: professor publishes exams of the own classes. Off: coordinators, heads and admin do. */
        EscolaProfessorPublica: boolean;
        /** @description Months after the end of the last enrolment until data are made anonymous. */
        EscolaRetencaoMeses: number;
        /** @description Additive: a question waits for a review by coordenador, gestao_vida or admin before exams take it. Off: whoever writes a question approves it. */
        EscolaRevisaoQuestoes: boolean;
        /** @description Seconds until a lost life returns. */
        EscolaSegundosPorVida: number;
        /** @description HTML, sanitised; null shows the product's own text. */
        EscolaTextoLegal: string | null;
        /** @description Grows with each change; a change over another number is refused with 409. */
        EscolaVersaoConfiguracao: number;
        Estrelas: number;
        /**
         * @description Stage of school life.
         * @enum {string}
         */
        Etapa: "fundamental_1" | "fundamental_2" | "medio" | "outra";
        Etiqueta: {
            etiqueta_id: components["schemas"]["Id"];
            nome: components["schemas"]["QuestaoEtiqueta"];
            qtde_questoes: components["schemas"]["Contagem"];
            versao: components["schemas"]["VersaoRegistro"];
        };
        EtiquetaLista: components["schemas"]["Etiqueta"][];
        EtiquetaRequest: {
            /** @description Absent makes one. */
            etiqueta_id?: components["schemas"]["Id"];
            nome: components["schemas"]["QuestaoEtiqueta"];
            versao?: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        /** @description Every personal column of the person, in all enrolments. Nothing of it is kept. */
        ExportacaoAluno: {
            nome_arquivo: string;
            /** @enum {string} */
            tipo: "application/json" | "text/csv";
            /** @description The file itself. */
            conteudo: string;
            gerada_em: components["schemas"]["Instante"];
            partes: components["schemas"]["ExportacaoAlunoParte"][];
        };
        ExportacaoAlunoParte: {
            dado: components["schemas"]["Texto"];
            registros: components["schemas"]["Contagem"];
        };
        ExportacaoAlunoRequest: {
            /**
             * @description csv holds one section for each table.
             * @enum {string}
             */
            formato: "json" | "csv";
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        FalhasDoCiclo: {
            ciclo: components["schemas"]["Ciclo"];
            falhas_evitadas: components["schemas"]["FalhasEvitadas"][];
        };
        FalhasEvitadas: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            qtde_falhas_evitadas: number;
            qtde_falhas_previstas: number;
            qtde_fases_engajou: components["schemas"]["Contagem"];
            qtde_fases_total: components["schemas"]["Contagem"];
            engajamento_base: components["schemas"]["FracaoNula"];
            engajamento_qualificado: components["schemas"]["FracaoNula"];
        };
        FaseConcluidaRequest: {
            fase_resumo: components["schemas"]["FaseLog"][];
            tentativa?: components["schemas"]["Tentativa"];
            params?: components["schemas"]["Params"];
        };
        /** @description Additive: an exercise whose last try in the run was wrong. */
        FaseErro: {
            banco_questao_id: components["schemas"]["Id"];
            ordem_exercicio: number;
            /** @description The last try. */
            item_resposta: components["schemas"]["ItemResposta"];
            /** @description Null while an exam or a running Boss withholds the question. */
            gabarito: components["schemas"]["Letra"];
            /** @description Empty exactly while gabarito is null. */
            comentario: components["schemas"]["Html"];
        };
        /** @description One entry: created_at and exactly one of the others. */
        FaseLog: {
            /** @description By the clock of the device; only for statistics. */
            created_at: components["schemas"]["Instante"];
            item_resposta?: components["schemas"]["FaseLogItemResposta"];
            midia_assistir?: components["schemas"]["FaseLogMidiaAssistir"];
            /**
             * @description The explanation was skipped for coins.
             * @enum {boolean}
             */
            midia_pular?: true;
            /**
             * @description CONTINUAR was pressed.
             * @enum {boolean}
             */
            midia_continuar?: true;
            /**
             * @description 1 yes, 2 no, 3 skipped.
             * @enum {integer}
             */
            midia_feedback?: 1 | 2 | 3;
        };
        /** @description Ignored but for the count; the server has its own record of every try. */
        FaseLogItemResposta: {
            banco_questao_id: components["schemas"]["Id"];
            turma_avaliacao_roteiro_estudo_id?: components["schemas"]["IdNulo"];
            turma_avaliacao_lista_adaptada_id?: components["schemas"]["IdNulo"];
            resposta: components["schemas"]["ItemResposta"];
            /** @description Never read. */
            gabarito?: string | null;
        };
        FaseLogMidiaAssistir: {
            /** @description id of the digital content. */
            conteudo_id: components["schemas"]["Id"];
            /** @enum {string} */
            acao: "play" | "pause" | "speed" | "sair" | "link_externo";
            /** @description Additive: with speed. */
            velocidade?: number;
            /** @description Additive: where in the video. */
            posicao?: components["schemas"]["Segundos"];
        };
        /** @description Result of one run, recomputed by the server from its own record; the same on every repetition. */
        FaseResultado: {
            qtde_estrelas: components["schemas"]["Estrelas"];
            capitulo_numero: components["schemas"]["NumeroNulo"];
            objeto_conhecimento_descricao: components["schemas"]["Texto"];
            habilidade_descricao: components["schemas"]["TextoNulo"];
            /** @description Coins that this run paid. */
            qtde_moedas: components["schemas"]["Contagem"];
            /** @description objeto_conhecimento_id of the next phase; null after the last one. */
            proximo_oic_id: components["schemas"]["IdNulo"];
            /** @description More stars than the best run before or more hits at equal stars; never without a hit. */
            melhor_fase: boolean;
            tentativa: components["schemas"]["Tentativa"];
            /** @description Additive: a hit on the second try is a hit. Hits of practice count only where pratica is true. */
            qtde_itens_acertou: components["schemas"]["Contagem"];
            /** @description Additive. */
            qtde_itens_total: components["schemas"]["Contagem"];
            /** @description Additive: with status_boss it decides the last button. */
            existe_boss: boolean;
            status_boss: components["schemas"]["StatusBossNulo"];
            /** @description Additive: every answer of the run was practice, so it has no star and no coins and is never the best. */
            pratica: boolean;
            /** @description Additive: the misses of the run by ordem_exercicio; without those that an exam or a running Boss withholds. */
            erros: components["schemas"]["FaseErro"][];
            navbar: components["schemas"]["Navbar"];
        };
        Ficha: {
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            login: string | null;
            /** @description Ten of 31 signs, another for each student. */
            senha: string;
        };
        Fichas: {
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            escola_nome: components["schemas"]["Texto"];
            /** @description After the days of the school; each forces a change at the first sign-in. */
            expira_em: components["schemas"]["Instante"];
            fichas: components["schemas"]["Ficha"][];
        };
        FichasRequest: {
            /**
             * @description sem_acesso: who has not chosen a password yet.
             * @enum {string}
             */
            quem: "sem_acesso" | "todos";
            /** @description Only these of them; a class of more than 100 goes in parts (422). */
            turma_aluno_ids?: components["schemas"]["Id"][];
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        /** @description A school year; -1 means all. */
        FiltroAno: number & (components["schemas"]["Ano"] | components["schemas"]["FiltroTodosNumero"]);
        /** @description A cycle number; -1 means all, and 0 is refused. */
        FiltroCiclo: number & (components["schemas"]["Ciclo"] | components["schemas"]["FiltroTodosNumero"]);
        FiltroData: string & (components["schemas"]["Data"] | components["schemas"]["FiltroTodos"]);
        FiltroDataConsulta: string & (components["schemas"]["DataConsulta"] | components["schemas"]["FiltroTodos"]);
        /** @description An id; -1 means all, and 0 is refused. */
        FiltroId: number & (components["schemas"]["Id"] | components["schemas"]["FiltroTodosNumero"]);
        /**
         * @description All.
         * @enum {string}
         */
        FiltroTodos: "-1";
        /**
         * @description All.
         * @enum {integer}
         */
        FiltroTodosNumero: -1;
        /** @description What was chosen or written is not told, so that nobody decides by it. */
        ForaDoPrazo: {
            resposta_atrasada_id: components["schemas"]["Id"];
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            /** @enum {string} */
            tipo: "questao" | "redacao";
            /** @description Null of an essay. */
            numero: number | null;
            /** @description What the device claims. */
            respondida_em: components["schemas"]["InstanteNulo"];
            recebida_em: components["schemas"]["Instante"];
            /** @description After the end that held for the student. */
            atraso: components["schemas"]["Segundos"];
            decisao: components["schemas"]["ForaDoPrazoDecisao"];
        };
        /** @enum {string} */
        ForaDoPrazoDecisao: "pendente" | "contada" | "deixada_de_fora";
        ForaDoPrazoLista: components["schemas"]["ForaDoPrazo"][];
        ForaDoPrazoRequest: {
            /** @description resposta_atrasada_id of each. */
            respostas: components["schemas"]["Id"][];
            contar: boolean;
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        FracaoNula: number | null;
        /** @description Zone of the school, on whose clock every local time is written. */
        FusoHorario: string;
        /** @description While situacao is em_correcao: grades, keys and percentages are null. */
        Gabarito: {
            turma_avaliacao_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            serie: components["schemas"]["Texto"];
            ciclo: components["schemas"]["Ciclo"];
            /** @description Percent of the points, 0 to 100; null in an exam of an essay alone, which has no questions. */
            desempenho: components["schemas"]["PercentualNulo"];
            /** @description 0 to 10; times 10 it is the percent. Of an exam of an essay alone it is the mark of the essay on this scale. */
            nota: components["schemas"]["NotaGabaritoNula"];
            /** @description False for whoever missed every day of the exam; with true, a nota that is null is not marked yet. */
            presente_avaliacao: boolean;
            resumo: components["schemas"]["GabaritoMateria"][];
            /** @description Additive: for the header. */
            data_aplicacao: components["schemas"]["Instante"];
            /** @description Additive. */
            situacao: components["schemas"]["SituacaoResultado"];
            /** @description Additive: planned or actual release; null while unknown. */
            gabarito_liberado_em: components["schemas"]["InstanteNulo"];
            /** @description Additive: somebody may still answer the exam, in this class or another; it is not being marked yet. */
            prova_em_andamento: boolean;
            /** @description Additive: the own essay with its marking. Null before release, for an absent student, and in an exam without one. */
            redacao: components["schemas"]["RedacaoCorrigidaNula"];
            outras_redacoes: components["schemas"]["RedacoesCorrigidas"];
        };
        /** @description Additive: the phase of the student's own action plan that repeats this question. Left out where no open plan does: for a question that was no miss, before the release, and once the plan is over. */
        GabaritoFasePlano: {
            materia_id: components["schemas"]["Id"];
            objeto_conhecimento_id: components["schemas"]["Id"];
            objeto_conhecimento_descricao: components["schemas"]["Texto"];
            /** @description Place of the phase on the map. */
            numero: number;
            /** @description An earlier phase comes first. */
            bloqueado: boolean;
        };
        GabaritoFiltro: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            ciclo_numero_referencia: components["schemas"]["Ciclo"][];
        };
        GabaritoFiltros: {
            filtro: components["schemas"]["GabaritoFiltro"][];
        };
        GabaritoItem: {
            numero: number;
            banco_questao_id: components["schemas"]["Id"];
            turma_avaliacao_questao_resposta_id: components["schemas"]["Id"];
            item_resposta: components["schemas"]["ItemResposta"];
            /** @description Additive: more than one option was marked on paper. item_resposta is null and the item is wrong, not blank. */
            dupla_marcacao?: boolean;
            gabarito: components["schemas"]["Letra"];
            questao_anulada: boolean;
            /** @description Of the student's own class, 0 to 100; null until release and below five takers. */
            percentual_acerto: components["schemas"]["PercentualNulo"];
            subjetiva: boolean;
            gabarito_bonificado: boolean;
            /** @description Null until staff have marked the text of a subjective item, which is until then left out of the grade; 0 for one left blank on a screen. */
            pontuacao_correcao: components["schemas"]["PontosNulos"];
            pontuacao_avaliacao: components["schemas"]["PontosNulos"];
            /** @description The same for all items of one exam day. */
            presente_avaliacao: boolean;
            /** @description Additive: numero counts within the day. */
            dia_prova: components["schemas"]["DiaProva"];
            /** @description Additive: only items of the chosen language, and those for all, are listed. */
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            /** @description Additive: own text of a subjective item; null otherwise. */
            texto_resposta: string | null;
            fase_plano_acao?: components["schemas"]["GabaritoFasePlano"];
        };
        GabaritoLista: {
            avaliacoes: components["schemas"]["GabaritoListaItem"][];
        };
        GabaritoListaItem: {
            turma_avaliacao_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            /** @description 0 to 100; screens divide by 10. Of an exam of an essay alone it is the mark of the essay on this scale. Null while em_correcao, while nothing is marked yet, and for whoever missed the exam: presente_avaliacao says which. */
            nota_media: components["schemas"]["PercentualNulo"];
            /** @description Additive: false for whoever missed every day of the exam. */
            presente_avaliacao: boolean;
            data_aplicacao: components["schemas"]["Instante"];
            disciplinas: components["schemas"]["Texto"][];
            /** @description Additive: nota_media is null while em_correcao. */
            situacao: components["schemas"]["SituacaoResultado"];
            /** @description Additive: planned or actual release; null while unknown. */
            gabarito_liberado_em: components["schemas"]["InstanteNulo"];
            /** @description Additive: somebody may still answer the exam, in this class or another; it is not being marked yet. */
            prova_em_andamento: boolean;
            /** @description Additive: an exam of an essay alone, with no questions to review. */
            is_only_redacao: boolean;
        };
        GabaritoMateria: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            /** @description Left out of the answer-key navigation. */
            fora_do_gabarito: boolean;
            itens: components["schemas"]["GabaritoItem"][];
        };
        GestaoAluno: {
            aluno_nome: components["schemas"]["Texto"];
            turma_aluno_id: components["schemas"]["Id"];
            /** @description Additive. */
            avatar_code: number;
            /** @description Additive. */
            situacao: components["schemas"]["AlunoSituacao"];
            /** @description Additive: the last sign-in of the student; null for none. */
            ultimo_acesso_em: components["schemas"]["InstanteNulo"];
            /** @description Additive: what the student types to sign in; null without an account. */
            login?: string | null;
        };
        /** @description What staff need of one student on the day; no answer, text or grade. */
        GestaoAlunoDetalhe: {
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            nome_social: components["schemas"]["TextoNulo"];
            avatar_code: number;
            /** @description What the student types to sign in. */
            login: string | null;
            /** @enum {string} */
            matricula: "Atual" | "Transferido" | "Remanejado" | "Concluído";
            situacao: components["schemas"]["AlunoSituacao"];
            escola_nome: components["schemas"]["Texto"];
            sede_nome: components["schemas"]["Texto"];
            serie_nome: components["schemas"]["Texto"];
            /** @description Order of the grade. */
            nivel_ordem: number;
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            turma_turno: components["schemas"]["Turno"];
            versao: components["schemas"]["Versao"];
            /** @description When a one-time password stops working; null for every other password. */
            senha_expira_em: components["schemas"]["InstanteNulo"];
            /** @description Sign-in is refused until then after wrong passwords; a reset ends it. */
            bloqueado_ate: components["schemas"]["InstanteNulo"];
            ultimo_acesso_em: components["schemas"]["InstanteNulo"];
            /** @description The newest sign-ins of the student. */
            acessos: components["schemas"]["AlunoAcesso"][];
            /** @description The newest exam days the student has begun, one that runs first. */
            provas: components["schemas"]["AlunoProva"][];
            fator_tempo: components["schemas"]["AcomodacaoFator"];
            passa_da_janela: boolean;
            ranking_oculto: boolean;
            /** @description Where createTentativaBoss grants another attempt now; the last to end first. */
            boss_liberaveis: components["schemas"]["AlunoBoss"][];
        };
        GestaoAvisoRequest: {
            titulo: string;
            texto: string;
            inicio: components["schemas"]["Instante"];
            /** @description After inicio. */
            fim: components["schemas"]["Instante"];
            params?: components["schemas"]["Params"];
        };
        GestaoCurso: {
            base_conhecimento_id: components["schemas"]["Id"];
            nome_curso: string;
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            objeto_conhecimento_id: components["schemas"]["Id"];
            objeto_conhecimento_descricao: components["schemas"]["Texto"];
            situacao: components["schemas"]["CursoSituacao"];
            versao: components["schemas"]["CursoVersao"];
            publicado_em: components["schemas"]["InstanteNulo"];
            atualizado_em: components["schemas"]["Instante"];
            /** @description Phases of roadmaps that show it. */
            qtde_fases: components["schemas"]["Contagem"];
        };
        GestaoCursoLista: components["schemas"]["GestaoCurso"][];
        GestaoCursoRequest: {
            /** @description At most one course each; a second is refused with 409. */
            objeto_conhecimento_id: components["schemas"]["Id"];
            nome_curso: components["schemas"]["CursoNome"];
            params?: components["schemas"]["Params"];
        };
        GestaoEquipeLista: components["schemas"]["GestaoEquipePessoa"][];
        GestaoEquipePessoa: {
            pessoa_id: components["schemas"]["Id"];
            nome: components["schemas"]["Texto"];
            /** @description User name of the person. */
            login: string | null;
            perfil: components["schemas"]["Perfil"];
            /** @description Whether the person may sign in. */
            ativa: boolean;
            /** @description When the access was ended; null while it is open. */
            encerrada_em: components["schemas"]["InstanteNulo"];
            /** @description The last sign-in; null before the first one. */
            ultimo_acesso_em: components["schemas"]["InstanteNulo"];
            /** @description The caller may end or give back the access and reset the password. */
            gerenciavel: boolean;
            /** @description The account of the caller, who changes it under Segurança and nowhere else. */
            propria: boolean;
            /** @description The two-step sign-in of the account is set up. */
            duas_etapas: boolean;
            /** @description Since when. */
            duas_etapas_em: components["schemas"]["InstanteNulo"];
            /** @description Recovery codes that were not used yet. */
            codigos_restantes: number;
            /** @description Additive: the classes that a teacher has, by code. */
            turmas?: components["schemas"]["GestaoEquipeTurma"][];
            /** @description Additive. */
            email?: string | null;
            /** @description Additive: number of the last change. */
            versao?: components["schemas"]["MembroVersao"];
            /** @description Additive: other schools that a supervisor sees. */
            escola_ids?: components["schemas"]["Id"][];
        };
        GestaoEquipeTurma: {
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            /** @description Additive: the subject taught; null: not said. */
            materia_id?: components["schemas"]["IdNulo"];
            /** @description Additive: the last day of a substitute; null: without end. */
            valido_ate?: components["schemas"]["DataNula"];
        };
        GestaoEscola: {
            escola_id: components["schemas"]["Id"];
            nome: components["schemas"]["Texto"];
            qtde_turmas: components["schemas"]["Contagem"];
            /** @description Current enrolments. */
            qtde_alunos: components["schemas"]["Contagem"];
        };
        GestaoEscolaLista: components["schemas"]["GestaoEscola"][];
        GestaoHoje: {
            servidor_em: components["schemas"]["Instante"];
            escola_id: components["schemas"]["Id"];
            fuso_horario: components["schemas"]["EscolaFuso"];
            /** @description Today in the zone of the school. */
            dia: components["schemas"]["Data"];
            /** @description Whose window touches today or one of the six days after it, by their start. */
            provas: components["schemas"]["GestaoHojeProva"][];
            /** @description Essays the caller can mark now; 100 means 100 or more. */
            redacoes_a_corrigir: components["schemas"]["Contagem"];
            /** @description Text answers to mark, likewise. */
            subjetivas_a_corrigir: components["schemas"]["Contagem"];
            resultados_retidos: components["schemas"]["GestaoHojeRetido"][];
            fora_do_prazo: components["schemas"]["GestaoHojeForaDoPrazo"][];
            textos_em_papel: components["schemas"]["GestaoHojePapel"][];
            bloqueados: components["schemas"]["GestaoHojeBloqueado"][];
        };
        /** @description A student who must wait after wrong passwords. */
        GestaoHojeBloqueado: {
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["Texto"];
            turma_codigo: components["schemas"]["Texto"];
            bloqueado_ate: components["schemas"]["Instante"];
        };
        GestaoHojeForaDoPrazo: {
            turma_avaliacao_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            descricao: components["schemas"]["Texto"];
            turma_codigo: components["schemas"]["Texto"];
            /** @description Late answers that nobody has decided about. */
            qtde: components["schemas"]["Contagem"];
        };
        /** @description Texts that one class answered on paper on one exam day, typed without their points. */
        GestaoHojePapel: {
            turma_avaliacao_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            descricao: components["schemas"]["Texto"];
            turma_codigo: components["schemas"]["Texto"];
            /** @description Answers of present students that wait for points. */
            qtde: components["schemas"]["Contagem"];
        };
        /** @description One exam day of one class. The four counts of students make up qtde_alunos; sem_noticia is part of respondendo. */
        GestaoHojeProva: {
            turma_avaliacao_id: components["schemas"]["Id"];
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            descricao: components["schemas"]["Texto"];
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            serie_nome: components["schemas"]["Texto"];
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            data_hora_inicial: components["schemas"]["Instante"];
            disponivel_ate: components["schemas"]["Instante"];
            /** @description Current enrolments of the class. */
            qtde_alunos: components["schemas"]["Contagem"];
            qtde_nao_iniciadas: components["schemas"]["Contagem"];
            /** @description Started and neither handed in nor over. */
            qtde_respondendo: components["schemas"]["Contagem"];
            /** @description Of these, on screen with nothing saved for five minutes. */
            qtde_sem_noticia: components["schemas"]["Contagem"];
            /** @description Handed in or closed. */
            qtde_entregues: components["schemas"]["Contagem"];
        };
        /** @description An exam that is over for every class and held, or whose results wait for somebody to look at them. */
        GestaoHojeRetido: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            /** @description One of its classes within reach. */
            turma_avaliacao_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            encerrada_em: components["schemas"]["Instante"];
            /** @description Additive: they wait for confirmLiberacao; false: somebody held them. */
            aguarda_conferencia?: boolean;
        };
        GestaoImportacao: {
            importacao_id: components["schemas"]["GestaoImportacaoId"];
            tipo: components["schemas"]["GestaoImportacaoTipo"];
            formato: components["schemas"]["GestaoImportacaoFormato"];
            situacao: components["schemas"]["GestaoImportacaoSituacao"];
            nome_arquivo: string;
            resumo: components["schemas"]["GestaoImportacaoResumo"];
            criada_por_nome: components["schemas"]["GestaoPessoaNome"];
            criada_em: components["schemas"]["Instante"];
            aplicada_em: components["schemas"]["InstanteNulo"];
            desfeita_em: components["schemas"]["InstanteNulo"];
            /** @description Until when it can be taken back; null when it cannot. */
            desfazer_ate: components["schemas"]["InstanteNulo"];
            /** @description Bytes. */
            tamanho: number;
            /**
             * @description How its text was read; null before that, and for a workbook.
             * @enum {string|null}
             */
            codificacao: "utf-8" | "utf-16" | "windows-1252" | null;
            /** @description Names with accents as they were read, to judge by eye. */
            amostras: components["schemas"]["GestaoImportacaoCelula"][];
            colunas: components["schemas"]["GestaoImportacaoColuna"][];
            /** @description Fields a column of this tipo can be. */
            campos: components["schemas"]["GestaoImportacaoCampoPossivel"][];
            /** @description Sheets of a workbook in their order; opcoes.planilha says which one is read. Empty for another file. */
            planilhas: string[];
            opcoes: components["schemas"]["GestaoImportacaoOpcoes"];
            /** @description Classes that would be made. */
            novas_turmas: components["schemas"]["GestaoImportacaoNovaTurma"][];
            /** @description Folders of a file of questions, in their order; empty for other files. */
            categorias: components["schemas"]["GestaoImportacaoCategoria"][];
            /** @description Null while nothing is being done. */
            progresso: components["schemas"]["GestaoImportacaoProgresso"];
            /** @description Why the whole file was refused or the work broke off. */
            erro: components["schemas"]["GestaoImportacaoErro"];
            /** @description How many would lose their access when that is more than a tenth; applyImportacao asks for this number. */
            confirmacao_necessaria: number | null;
            /** @description When the bytes and the values of the lines go; null once they are gone. */
            valores_ate: components["schemas"]["InstanteNulo"];
            versao: number;
        };
        /**
         * @description igual: nothing changes; mover: another class; nova_revisao: a question of this code gets its next revision; duplicada: the bank has a question that reads alike, which stays; ignorada: left out by a person or skipped.
         * @enum {string}
         */
        GestaoImportacaoAcao: "criar" | "atualizar" | "igual" | "mover" | "inativar" | "reativar" | "nova_revisao" | "duplicada" | "erro" | "ignorada";
        GestaoImportacaoAceita: {
            importacao_id: components["schemas"]["GestaoImportacaoId"];
            situacao: components["schemas"]["GestaoImportacaoSituacao"];
        };
        GestaoImportacaoAplicacaoRequest: {
            /**
             * @description pular: they are left out; recusar: nothing is done while there are any.
             * @enum {string}
             */
            linhas_com_erro: "pular" | "recusar";
            versao: number;
            /** @description How many lose their access, as the person typed it. */
            confirmacao?: number;
            params?: components["schemas"]["Params"];
        };
        /** @description Table of a file that holds several; empty for a file of one table. */
        GestaoImportacaoArquivo: string;
        /**
         * @description turma: the class of a student; turmas: those of a teacher, with commas between; from codigo on: of a question.
         * @enum {string}
         */
        GestaoImportacaoCampo: "id_externo" | "nome" | "nome_social" | "data_nascimento" | "email" | "login" | "turma" | "serie" | "sede" | "turno" | "situacao" | "tempo_adicional" | "base_legal" | "perfil" | "turmas" | "materia" | "codigo" | "objeto" | "habilidades" | "tipo" | "texto_base" | "enunciado" | "a" | "b" | "c" | "d" | "e" | "gabarito" | "comentario" | "dificuldade" | "lingua" | "tri_a" | "tri_b" | "tri_c" | "tri_origem" | "etiquetas" | "imagem" | "formato";
        /** @enum {string|null} */
        GestaoImportacaoCampoNulo: "id_externo" | "nome" | "nome_social" | "data_nascimento" | "email" | "login" | "turma" | "serie" | "sede" | "turno" | "situacao" | "tempo_adicional" | "base_legal" | "perfil" | "turmas" | "materia" | "codigo" | "objeto" | "habilidades" | "tipo" | "texto_base" | "enunciado" | "a" | "b" | "c" | "d" | "e" | "gabarito" | "comentario" | "dificuldade" | "lingua" | "tri_a" | "tri_b" | "tri_c" | "tri_origem" | "etiquetas" | "imagem" | "formato" | null;
        GestaoImportacaoCampoPossivel: {
            campo: components["schemas"]["GestaoImportacaoCampo"];
            /** @description Whether a file without it cannot be applied. */
            necessario: boolean;
        };
        GestaoImportacaoCandidato: {
            /** @description Of a person; null for a class. */
            id: components["schemas"]["IdNulo"];
            nome: string;
            /** @description Class and birth date of a person, or series of a class. */
            detalhe: string;
        };
        GestaoImportacaoCategoria: {
            categoria: string;
            questoes: components["schemas"]["Contagem"];
            /** @description Chosen, or found by its name; null has to be told. */
            materia_id: components["schemas"]["IdNulo"];
            objeto_conhecimento_id: components["schemas"]["IdNulo"];
        };
        GestaoImportacaoCategoriaEscolhida: {
            categoria: components["schemas"]["GestaoImportacaoCategoriaNome"];
            materia_id: components["schemas"]["Id"];
            objeto_conhecimento_id: components["schemas"]["IdNulo"];
        };
        /** @description Folder of the file, or subject and topic as its lines name them; outermost first, with " / " between. */
        GestaoImportacaoCategoriaNome: string;
        GestaoImportacaoCelula: string;
        GestaoImportacaoCelulaNula: string | null;
        GestaoImportacaoColuna: {
            arquivo: components["schemas"]["GestaoImportacaoArquivo"];
            /** @description Place in the file, from 1. */
            coluna: number;
            /** @description Heading as it stands in the file. */
            nome: components["schemas"]["GestaoImportacaoCelula"];
            /** @description First values, to judge by eye; none of a column that is never kept. */
            exemplos: components["schemas"]["GestaoImportacaoCelula"][];
            /** @description What it is read as; null when it is left out. */
            campo: components["schemas"]["GestaoImportacaoCampoNulo"];
            /**
             * @description reconhecida: the heading is the name of the field, or a word that means nothing else; proposta: a word that may mean something else, to be confirmed; nunca_guardada: a document number, race, religion or health, which is never read.
             * @enum {string}
             */
            situacao: "reconhecida" | "proposta" | "ignorada" | "nunca_guardada";
        };
        GestaoImportacaoColunaPedido: {
            coluna: number;
            campo: components["schemas"]["GestaoImportacaoCampo"];
        };
        /**
         * @description mesma: the person found by name; outra: somebody else, who is made, or a question that is made though one reads alike; pular: leave the line out.
         * @enum {string|null}
         */
        GestaoImportacaoDecisao: "mesma" | "outra" | "pular" | null;
        GestaoImportacaoDesfazerRequest: {
            versao: number;
            params?: components["schemas"]["Params"];
        };
        GestaoImportacaoErro: {
            codigo: string;
            mensagem: components["schemas"]["Texto"];
            como_resolver: components["schemas"]["Texto"];
        } | null;
        /** @enum {string} */
        GestaoImportacaoFormato: "csv" | "xlsx" | "oneroster" | "zip" | "moodle_xml" | "gift" | "qti";
        /** Format: uuid */
        GestaoImportacaoId: string;
        GestaoImportacaoImagem: {
            endereco: string;
            /** @description data: address with the bytes. */
            dados: string;
        };
        GestaoImportacaoLinha: {
            /** @description Place among the lines; names the line in saveImportacaoLinha. */
            ordem: number;
            arquivo: components["schemas"]["GestaoImportacaoArquivo"];
            /** @description Line of the file, from 1 with its heading; 0 for somebody who is not in the file. */
            linha: number;
            acao: components["schemas"]["GestaoImportacaoAcao"];
            /** @description Whom or what the line is about. */
            nome: string;
            /** @description Whom it is about; null for somebody new. */
            pessoa_id: components["schemas"]["IdNulo"];
            /** @description Question of the bank that it is about, or made; null for a new one and for people. */
            banco_questao_id: components["schemas"]["IdNulo"];
            /** @description As read and mended; none once they are gone. */
            valores: components["schemas"]["GestaoImportacaoValor"][];
            mudancas: components["schemas"]["GestaoImportacaoMudanca"][];
            problemas: components["schemas"]["GestaoImportacaoProblema"][];
            decisao: components["schemas"]["GestaoImportacaoDecisao"];
            aplicada_em: components["schemas"]["InstanteNulo"];
            /** @description Grows with each mend of this line. */
            versao: number;
        };
        GestaoImportacaoLinhaRequest: {
            /** @description Only fields that change. */
            valores?: components["schemas"]["GestaoImportacaoValorPedido"][];
            decisao?: components["schemas"]["GestaoImportacaoDecisao"];
            /** @description Which of several candidates; with mesma. */
            pessoa_id?: components["schemas"]["Id"];
            /** @description That of the line as it was read: another one is refused (versao_diferente). Left out, the last mend holds. */
            versao?: number;
            params?: components["schemas"]["Params"];
        };
        GestaoImportacaoLinhaSalva: {
            linha: components["schemas"]["GestaoImportacaoLinha"];
            resumo: components["schemas"]["GestaoImportacaoResumo"];
            confirmacao_necessaria: number | null;
            versao: number;
        };
        GestaoImportacaoMapeamentoRequest: {
            /** @description Columns that are read; every other one is left out. */
            colunas: components["schemas"]["GestaoImportacaoColunaPedido"][];
            opcoes: components["schemas"]["GestaoImportacaoOpcoesPedido"];
            versao: number;
            params?: components["schemas"]["Params"];
        };
        GestaoImportacaoMudanca: {
            campo: components["schemas"]["GestaoImportacaoCampo"];
            antes: components["schemas"]["GestaoImportacaoCelulaNula"];
            depois: components["schemas"]["GestaoImportacaoCelulaNula"];
        };
        GestaoImportacaoNovaTurma: {
            codigo: string;
            serie: string | null;
            sede: string | null;
        };
        GestaoImportacaoOpcoes: {
            /**
             * @description Who is not in the file: nothing, or the access of students who came by a file ends.
             * @enum {string}
             */
            ausentes: "nada" | "inativar";
            /** @description Whether classes that the school does not have yet are made. */
            criar_turmas: boolean;
            /** @description School year of the classes. */
            ano: number;
            /** @description Student experience of classes that are made. */
            versao_aluno: components["schemas"]["Versao"];
            /**
             * @description Who is found by name alone: asked for each line, or taken where one person alone has that name.
             * @enum {string}
             */
            nomes: "perguntar" | "aceitar";
            /** @description Which sheet of a workbook is read, from 1. */
            planilha: number;
            /** @description OneRoster: the lessons of a school that has no homerooms are its classes. */
            aulas_sao_turmas: boolean;
            /** @description The cells of a table of questions are HTML. */
            html: boolean;
            /** @description Subject of questions whose own one is not known. */
            materia_id: components["schemas"]["IdNulo"];
            /** @description Topic of those. */
            objeto_conhecimento_id: components["schemas"]["IdNulo"];
            /** @description Subject and topic of a folder of the file, as a person chose. */
            categorias: components["schemas"]["GestaoImportacaoCategoriaEscolhida"][];
        };
        GestaoImportacaoOpcoesPedido: {
            /** @enum {string} */
            ausentes?: "nada" | "inativar";
            criar_turmas?: boolean;
            ano?: number;
            versao_aluno?: components["schemas"]["Versao"];
            /** @enum {string} */
            nomes?: "perguntar" | "aceitar";
            planilha?: number;
            aulas_sao_turmas?: boolean;
            html?: boolean;
            materia_id?: components["schemas"]["IdNulo"];
            objeto_conhecimento_id?: components["schemas"]["IdNulo"];
            categorias?: components["schemas"]["GestaoImportacaoCategoriaEscolhida"][];
        };
        /** @description One question of a file, as it would stand in the bank. Nothing of it is kept yet. */
        GestaoImportacaoPrevia: {
            ordem: number;
            tipo: components["schemas"]["QuestaoTipo"];
            /** @description Passage before the stem; empty without one. */
            texto_base: components["schemas"]["Html"];
            enunciado: components["schemas"]["Html"];
            alternativas: components["schemas"]["QuestaoAlternativa"][];
            gabarito: components["schemas"]["Letra"];
            comentario: components["schemas"]["Html"];
            /** @description Pictures by the addresses that the texts name; none once the file is gone. */
            imagens: components["schemas"]["GestaoImportacaoImagem"][];
        };
        GestaoImportacaoProblema: {
            /** @description Null for the whole line. */
            campo: components["schemas"]["GestaoImportacaoCampoNulo"];
            codigo: string;
            /** @enum {string} */
            gravidade: "erro" | "aviso";
            /** @description As it stands in the file. */
            valor: components["schemas"]["GestaoImportacaoCelula"];
            mensagem: components["schemas"]["Texto"];
            /** @description The sentence alone, for where line, field and value are shown beside it. */
            motivo?: components["schemas"]["Texto"];
            como_resolver: components["schemas"]["Texto"];
            /** @description People or classes it may mean, with which the line can be mended. */
            candidatos: components["schemas"]["GestaoImportacaoCandidato"][];
        };
        GestaoImportacaoProgresso: {
            feitas: components["schemas"]["Contagem"];
            total: number | null;
        } | null;
        GestaoImportacaoResumida: {
            importacao_id: components["schemas"]["GestaoImportacaoId"];
            tipo: components["schemas"]["GestaoImportacaoTipo"];
            formato: components["schemas"]["GestaoImportacaoFormato"];
            situacao: components["schemas"]["GestaoImportacaoSituacao"];
            nome_arquivo: string;
            resumo: components["schemas"]["GestaoImportacaoResumo"];
            criada_por_nome: components["schemas"]["GestaoPessoaNome"];
            criada_em: components["schemas"]["Instante"];
            aplicada_em: components["schemas"]["InstanteNulo"];
            desfeita_em: components["schemas"]["InstanteNulo"];
            /** @description Until when it can be taken back; null when it cannot. */
            desfazer_ate: components["schemas"]["InstanteNulo"];
        };
        /** @description How many lines do what; aviso counts lines with a warning, whatever they do. */
        GestaoImportacaoResumo: {
            criar: components["schemas"]["Contagem"];
            atualizar: components["schemas"]["Contagem"];
            igual: components["schemas"]["Contagem"];
            mover: components["schemas"]["Contagem"];
            inativar: components["schemas"]["Contagem"];
            reativar: components["schemas"]["Contagem"];
            nova_revisao: components["schemas"]["Contagem"];
            duplicada: components["schemas"]["Contagem"];
            erro: components["schemas"]["Contagem"];
            ignorada: components["schemas"]["Contagem"];
            aviso: components["schemas"]["Contagem"];
        };
        /**
         * @description recebida and analisando: being judged; pronta: to be looked at; recusada: the file could not be read, or its columns have to be told first, erro says which; falhou: the work broke off, and may be asked for again.
         * @enum {string}
         */
        GestaoImportacaoSituacao: "recebida" | "analisando" | "pronta" | "aplicando" | "aplicada" | "desfazendo" | "desfeita" | "recusada" | "falhou";
        /**
         * @description alunos and equipe: a table of people; turmas: a class list of people who are known already; pessoas: a OneRoster zip; questoes: questions of the bank, as a table, a zip of a table and pictures, Moodle XML, GIFT or QTI.
         * @enum {string}
         */
        GestaoImportacaoTipo: "alunos" | "equipe" | "turmas" | "pessoas" | "questoes";
        GestaoImportacaoValor: {
            campo: components["schemas"]["GestaoImportacaoCampo"];
            valor: components["schemas"]["GestaoImportacaoCelula"];
        };
        GestaoImportacaoValorPedido: {
            campo: components["schemas"]["GestaoImportacaoCampo"];
            valor: string;
        };
        /** @description Why; goes into the audit. */
        GestaoMotivo: string;
        GestaoPessoaNome: string;
        /** @description One exam of one class. */
        GestaoProva: {
            turma_avaliacao_id: components["schemas"]["Id"];
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            serie_nome: components["schemas"]["Texto"];
            ciclo: components["schemas"]["Ciclo"];
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            situacao: components["schemas"]["GestaoProvaSituacao"];
            dias: components["schemas"]["GestaoProvaDia"][];
            qtde_alunos: components["schemas"]["Contagem"];
            /** @description Students who started at least one day. */
            qtde_iniciadas: components["schemas"]["Contagem"];
            /** @description Students whose days are all handed in or closed. */
            qtde_entregues: components["schemas"]["Contagem"];
            qtde_redacoes_a_corrigir: components["schemas"]["Contagem"];
            /** @description Additive: late answers that wait for a decision. */
            qtde_fora_do_prazo?: components["schemas"]["Contagem"];
            escola_id?: components["schemas"]["Id"];
            /** @description Additive: over for every class, and the results wait for confirmLiberacao. */
            aguarda_conferencia?: boolean;
        };
        GestaoProvaDia: {
            dia_prova: components["schemas"]["DiaProva"];
            data_hora_inicial: components["schemas"]["Instante"];
            disponivel_ate: components["schemas"]["Instante"];
            qtde_itens: components["schemas"]["Contagem"];
            tem_redacao: boolean;
        };
        GestaoProvaLista: components["schemas"]["GestaoProva"][];
        /**
         * @description encerrada: closed for every class and not released yet.
         * @enum {string}
         */
        GestaoProvaSituacao: "agendada" | "aberta" | "encerrada" | "liberada";
        /** @description Without its key, which only the question's own page shows, to gestao_vida and audited. */
        GestaoQuestao: {
            banco_questao_id: components["schemas"]["Id"];
            codigo: string;
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            objeto_conhecimento_descricao: components["schemas"]["TextoNulo"];
            /** @description First words, without markup. */
            enunciado_inicio: string;
            dificuldade: components["schemas"]["GestaoQuestaoDificuldade"];
            subjetiva: boolean;
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            origem: components["schemas"]["Texto"];
            tri_origem: components["schemas"]["OrigemTri"];
            /** @description Exams that hold it. */
            qtde_usos: components["schemas"]["Contagem"];
            /** @description An exam of the school that is scheduled, open or in tolerance holds it. */
            em_prova_nao_liberada: boolean;
            atualizada_em: components["schemas"]["Instante"];
            /** @description Additive: id of the first revision of its family. */
            raiz_id: components["schemas"]["Id"];
            revisao: components["schemas"]["QuestaoRevisao"];
            situacao: components["schemas"]["QuestaoSituacao"];
            tipo: components["schemas"]["QuestaoTipo"];
            etiquetas: components["schemas"]["QuestaoEtiquetas"];
            /** @description Codes of the skills that it asks for. */
            habilidades: string[];
            lacrada: components["schemas"]["QuestaoLacrada"];
            /** @description Share of right answers over all released exams and revisions; null without any. */
            percentual_acerto: components["schemas"]["PercentualNulo"];
            /** @description Who wrote the revision; null when no person did. */
            autor_nome: components["schemas"]["TextoNulo"];
        };
        /** @enum {string|null} */
        GestaoQuestaoDificuldade: "facil" | "medio" | "dificil" | null;
        GestaoQuestaoLista: components["schemas"]["GestaoQuestao"][];
        GestaoRedacao: {
            redacao_id: components["schemas"]["Id"];
            codigo: string;
            descricao: components["schemas"]["Texto"];
            dia_prova: components["schemas"]["DiaProva"];
            texto: string;
            proposta_redacao_titulo: components["schemas"]["Texto"];
            proposta_redacao_descricao: components["schemas"]["Html"];
            genero_textual_nome: components["schemas"]["Texto"];
            textos_motivacionais: components["schemas"]["TextoMotivacional"][];
            palavras: components["schemas"]["Contagem"];
            rubrica: components["schemas"]["RedacaoRubrica"][];
            regras: components["schemas"]["RedacaoRegras"];
            situacao: components["schemas"]["GestaoRedacaoSituacao"];
            minha_situacao: components["schemas"]["RedacaoMinhaSituacao"];
            /**
             * @description Which marking the caller's is or would be; null when none is due.
             * @enum {string|null}
             */
            papel: "primeira" | "segunda" | "terceira" | null;
            minha_correcao: components["schemas"]["RedacaoCorrecao"];
            /** @description Empty until the own one is finished or the mark is final, so that nobody follows another; the third corrector sees both. */
            outras_correcoes: components["schemas"]["RedacaoOutraCorrecao"][];
            /** @description 0 to 1000: mean of two, or the mark of the third; null until then, and the student's nota with it. */
            nota_final: components["schemas"]["RedacaoNotaTotal"];
            /** @description Finished parts, by whom stays unsaid: a coordinator may reopen them until the release. */
            partes_concluidas: components["schemas"]["RedacaoParte"][];
            /** @description The mark is final and the result is out: nothing is reopened any more. */
            resultado_lido: boolean;
        };
        /**
         * @description segunda_correcao: one mark stands and the school asks for two; divergente: the two differ too much and a third person decides.
         * @enum {string}
         */
        GestaoRedacaoSituacao: "pendente" | "segunda_correcao" | "divergente" | "corrigida";
        GestaoSede: {
            sede_id: components["schemas"]["Id"];
            /** @description As the filter sede of the classes takes it. */
            nome: components["schemas"]["Texto"];
            /** @description Within reach of the profile. */
            qtde_turmas: components["schemas"]["Contagem"];
            /** @description Additive. */
            codigo_inep: components["schemas"]["CodigoInepNulo"];
            /** @description Additive. */
            id_externo: components["schemas"]["IdExternoNulo"];
            /** @description Additive: since when it is offered nowhere. */
            arquivada_em: components["schemas"]["InstanteNulo"];
            /** @description Additive. */
            versao: components["schemas"]["VersaoRegistro"];
        };
        GestaoSedeLista: components["schemas"]["GestaoSede"][];
        GestaoSerie: {
            serie_id: components["schemas"]["Id"];
            /** @description As the filter serie of the classes takes it. */
            nome: components["schemas"]["Texto"];
            /** @description Place among the grades of the school; the lowest comes first. */
            nivel_ordem: number;
            /** @description Within reach of the profile. */
            qtde_turmas: components["schemas"]["Contagem"];
            /** @description Additive. */
            etapa: components["schemas"]["Etapa"];
            /** @description Additive. */
            id_externo: components["schemas"]["IdExternoNulo"];
            /** @description Additive: since when it is offered nowhere. */
            arquivada_em: components["schemas"]["InstanteNulo"];
            /** @description Additive. */
            versao: components["schemas"]["VersaoRegistro"];
        };
        GestaoSerieLista: components["schemas"]["GestaoSerie"][];
        GestaoTurma: {
            /** @description Additive: profiles that see several schools tell them apart. */
            escola_nome: components["schemas"]["Texto"];
            sede_nome: components["schemas"]["Texto"];
            serie_nome: components["schemas"]["Texto"];
            /** @description Order of the grade. */
            nivel_ordem: number;
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            turma_turno: components["schemas"]["Turno"];
            /** @description Additive: which student experience the class gets. */
            versao: components["schemas"]["Versao"];
            alunos: components["schemas"]["GestaoAluno"][];
        };
        GestaoTurmaLista: components["schemas"]["GestaoTurma"][];
        /** @description A class without its students. */
        GestaoTurmaResumo: {
            escola_nome: components["schemas"]["Texto"];
            sede_nome: components["schemas"]["Texto"];
            serie_nome: components["schemas"]["Texto"];
            /** @description Order of the grade. */
            nivel_ordem: number;
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            turma_turno: components["schemas"]["Turno"];
            versao: components["schemas"]["Versao"];
            /** @description Current enrolments. */
            qtde_alunos: components["schemas"]["Contagem"];
        };
        GestaoTurmaResumoLista: components["schemas"]["GestaoTurmaResumo"][];
        /** @description No key is in it, whatever the state of the exam. */
        Grade: {
            turma_avaliacao_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            descricao: components["schemas"]["Texto"];
            turma_codigo: components["schemas"]["Texto"];
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            situacao: components["schemas"]["GestaoProvaSituacao"];
            itens: components["schemas"]["GradeItem"][];
            /** @description By name. */
            alunos: components["schemas"]["GradeAluno"][];
        };
        GradeAluno: {
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            /** @description Null while nobody has said. */
            presente: boolean | null;
            /** @description Language chosen; null while none is. */
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            /**
             * @description Where the answers come from; online ones cannot be typed over.
             * @enum {string|null}
             */
            origem: "online" | "grade" | "csv" | null;
            respostas: components["schemas"]["GradeRespostas"];
            pontos: components["schemas"]["GradePontos"];
            versao: components["schemas"]["GradeVersao"];
        };
        GradeAlunoRequest: {
            turma_aluno_id: components["schemas"]["Id"];
            /** @description False: the answers and points must all be null. */
            presente: boolean;
            /** @description Needed where the exam has two languages. */
            lingua_estrangeira?: components["schemas"]["LinguaEstrangeiraNula"];
            respostas: components["schemas"]["GradeRespostas"];
            /** @description Without it the marks stay as they are. */
            pontos?: components["schemas"]["GradePontos"];
            versao: components["schemas"]["GradeVersao"];
        };
        GradeGravada: {
            linhas: components["schemas"]["GradeLinha"][];
            /** @enum {string} */
            recalculo: "nao_necessario" | "pendente";
        };
        GradeItem: {
            avaliacao_conhecimento_questao_id: components["schemas"]["Id"];
            numero: number;
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            /** @description A text: its points are typed, not its answer. */
            subjetiva: boolean;
            anulada: boolean;
            gabarito_bonificado: boolean;
            /** @description How many options it has. */
            opcoes: number;
            /** @description The most points of a text item. */
            pontuacao_avaliacao: number;
        };
        GradeLinha: {
            turma_aluno_id: components["schemas"]["Id"];
            situacao: components["schemas"]["GradeLinhaSituacao"];
            erro: components["schemas"]["TextoNulo"];
            /** @description What stands now. */
            versao: components["schemas"]["GradeVersao"];
        };
        /**
         * @description conflito: somebody saved that row meanwhile; recusada: erro says why.
         * @enum {string}
         */
        GradeLinhaSituacao: "gravada" | "sem_mudanca" | "conflito" | "recusada";
        /** @description One place for each item, in the order of itens: points of a text item in hundredths, null while not marked and for other items. */
        GradePontos: (number | null)[];
        GradeRequest: {
            /** @description The rows that changed. */
            alunos: components["schemas"]["GradeAlunoRequest"][];
            /** @description Needed once results are out; without it 422. */
            motivo?: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        /** @description Option marked on paper, 1 = A; 0 = more than one, which is wrong; null = none. */
        GradeResposta: number | null;
        /** @description One for each item, in the order of itens. */
        GradeRespostas: components["schemas"]["GradeResposta"][];
        /** @description Of the row; 0 means never typed. */
        GradeVersao: number;
        Habilidade: {
            habilidade_id: components["schemas"]["Id"];
            sistema: components["schemas"]["HabilidadeSistema"];
            codigo: string;
            descricao: string;
            /** @description Area of knowledge; null for none. */
            area_codigo: string | null;
            /** @description Questions whose newest revision asks for it. */
            qtde_questoes: components["schemas"]["Contagem"];
            arquivada_em: components["schemas"]["InstanteNulo"];
            versao: components["schemas"]["VersaoRegistro"];
        };
        HabilidadeLista: components["schemas"]["Habilidade"][];
        HabilidadeRequest: {
            /** @description Absent makes one. */
            habilidade_id?: components["schemas"]["Id"];
            sistema: components["schemas"]["HabilidadeSistema"];
            codigo: string;
            descricao?: string;
            area_codigo?: string | null;
            /** @description Absent keeps it. */
            arquivada?: boolean;
            versao?: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        /** @enum {string} */
        HabilidadeSistema: "BNCC" | "ENEM" | "SAEB" | "propria";
        Home: {
            progressao_materias: components["schemas"]["HomeProgressao"][];
            ranking_geral: components["schemas"]["HomePosicao"];
            /** @description The classes of the grade. The student's own row is always there, for the star total; other rows follow ranking_modo. */
            ranking_estrelas: components["schemas"]["HomeRankingTurma"][];
            /** @description Stars of version 1 that belong to no subject, so that none counts twice. */
            estrelas_v1: components["schemas"]["Contagem"];
            /** @description False: the home offers the security questions in a modal that may be dismissed. Never false while they are forced. */
            quiz_pessoal: boolean;
            /** @description Additive. */
            ranking_modo: components["schemas"]["RankingModo"];
        };
        HomeAlunoEstrelas: {
            /** @description Display name only: social name, or first name and initial; 'Estudante' where asked for; null shows 'Sem nome'. */
            aluno_nome: components["schemas"]["TextoNulo"];
            turma_aluno_id: components["schemas"]["Id"];
            avatar_code: number;
            materia_estrelas: components["schemas"]["HomeMateriaEstrelas"][];
        };
        HomeMateriaEstrelas: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            qtde_estrelas: components["schemas"]["Contagem"];
            qtde_estrelas_plano_v1: components["schemas"]["Contagem"];
            qtde_estrelas_roteiro_v1: components["schemas"]["Contagem"];
        };
        /** @description Place among the students of the grade by all stars; null where the school shows no ranking. */
        HomePosicao: {
            posicao: number;
            total: number;
        } | null;
        HomeProgressao: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            /** @description Additive: the open roadmap to go on with. The one that ends first of those with a phase that is not finished, else of all. */
            trilha_id: components["schemas"]["Id"];
            /** @description Finished phases over all phases of the open roadmaps. */
            progresso: components["schemas"]["RoteiroFracao"];
        };
        /** @description One class of the grade. */
        HomeRankingTurma: {
            serie_nome: components["schemas"]["Texto"];
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            turma_turno: components["schemas"]["Turno"];
            aluno_estrelas: components["schemas"]["HomeAlunoEstrelas"][];
        };
        /** @description Wall clock of the school, without a zone. */
        HoraLocal: string;
        /** @description Wall clock of the school, without a zone; null while it is not chosen. */
        HoraLocalNula: string | null;
        /** @description Sanitised HTML. */
        Html: string;
        Id: number;
        /** @description Its key in the system from which the school imports. */
        IdExternoNulo: string | null;
        IdNulo: number | null;
        /** @description Sound lines are saved, also beside refused ones; the same file again changes nothing. */
        Importacao: {
            simulada: boolean;
            qtde_linhas: components["schemas"]["Contagem"];
            qtde_gravadas: components["schemas"]["Contagem"];
            qtde_sem_mudanca: components["schemas"]["Contagem"];
            qtde_recusadas: components["schemas"]["Contagem"];
            /** @description Columns that mean nothing here, by their names. */
            colunas_ignoradas: components["schemas"]["Texto"][];
            linhas: components["schemas"]["ImportacaoLinha"][];
            /** @enum {string} */
            recalculo: "nao_necessario" | "pendente";
        };
        ImportacaoLinha: {
            /** @description Line of the file, the heading is 1. */
            linha: number;
            turma_aluno_id: components["schemas"]["IdNulo"];
            /** @description Null when it is no student of the class. */
            aluno_nome: components["schemas"]["TextoNulo"];
            /** @enum {string} */
            situacao: "gravada" | "sem_mudanca" | "recusada";
            erro: components["schemas"]["TextoNulo"];
            /** @description What a person should look at although the line is taken: another name, answers marked twice, answers whose option the item does not have, which are not stored. */
            avisos: components["schemas"]["Texto"][];
        };
        ImportacaoRequest: {
            /** @description Comma, semicolon or tab, with or without a sep= line; the heading has turma_aluno_id, presente, lingua_estrangeira and the numbers of the items, and may have aluno_nome; answers as A to E or 1 to 5, empty for blank, * or two letters for more than one. Numbers of text items, all or none of them, hold their points. Other columns are ignored. */
            csv: string;
            /** @description True: only the report, nothing is saved. */
            simular: boolean;
            /** @description Needed once results are out; without it 422. */
            motivo?: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        Inicio: {
            tempo_restante: components["schemas"]["Segundos"];
            iniciada_em: components["schemas"]["Instante"];
            prazo_em: components["schemas"]["Instante"];
            servidor_em: components["schemas"]["Instante"];
        };
        Instalacao: {
            /** @constant */
            aberta: true;
        };
        InstalacaoRequest: {
            /** @description As the server printed it; signs other than letters and digits do not count. */
            codigo: string;
            escola_nome: components["schemas"]["EscolaNome"];
            fuso_horario: components["schemas"]["EscolaFuso"];
            /** @description Full name of the person. */
            nome: string;
            login: string;
            email?: string | null;
            senha: string;
            params?: components["schemas"]["Params"];
        };
        /**
         * Format: date-time
         * @description Instant with offset. One that is sent lies in the years 1 to 9998.
         */
        Instante: string;
        /**
         * Format: date-time
         * @description Instant with offset. One that is sent lies in the years 1 to 9998.
         */
        InstanteNulo: string | null;
        ItemDaProva: {
            avaliacao_conhecimento_questao_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            numero: number;
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            materia_nome: components["schemas"]["Texto"];
            subjetiva: boolean;
            anulada: boolean;
            gabarito_bonificado: boolean;
            /** @description Students who took the day in the language of the item; null until the figures may be seen. */
            presentes: number | null;
            /** @description Hits by the key, annulled or not; null as presentes, and of a text item. */
            acertos: number | null;
            /** @description Students in each third. */
            terco: number | null;
            /** @description Share of hits in the upper third minus that in the lower one; null where a third is empty (rule ESI). */
            discriminacao: number | null;
            /** @description Empty until the figures may be seen. */
            opcoes: components["schemas"]["OpcaoTercos"][];
        };
        ItemLido: {
            avaliacao_conhecimento_questao_id: components["schemas"]["Id"];
            /** @description True: its day has not begun, and this profile reads it only then; questao is null. */
            lacrada: boolean;
            /** @description False: key and comment are withheld. */
            fechada: boolean;
            /** @description First start of its day over all classes; null without one. */
            inicio_em: components["schemas"]["InstanteNulo"];
            /** @description Answered with a text. */
            subjetiva: boolean;
            questao: components["schemas"]["QuestaoLida"];
        };
        ItemProva: {
            avaliacao_conhecimento_questao_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            numero: number;
            anulada: boolean;
            gabarito_bonificado: boolean;
            /**
             * @description pendente: results exist and are being computed again.
             * @enum {string}
             */
            recalculo: "nao_necessario" | "pendente";
        };
        ItemProvaRequest: {
            /** @description A hit for all who were present, and out of TRI. */
            anulada: boolean;
            /** @description A point for all who were present. Both at once are refused with 422. */
            gabarito_bonificado: boolean;
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        /** @description Chosen option, 1 = A; null = none. */
        ItemResposta: number | null;
        /** @description Items of an exam as the classes within reach answered them. The figures and which option is right are there once the last class has ended, tolerance included, and no other exam of the same students still asks the question. */
        ItensDaProva: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            /** @description False: the figures are withheld. */
            fechada: boolean;
            qtde_presentes: components["schemas"]["Contagem"];
            qtde_ausentes: components["schemas"]["Contagem"];
            itens: components["schemas"]["ItemDaProva"][];
        };
        /** @description An exam window that has not begun. */
        JanelaFuso: {
            turma_avaliacao_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            descricao: components["schemas"]["Texto"];
            serie_nome: components["schemas"]["Texto"];
            turma_codigo: components["schemas"]["Texto"];
            /** @description As it stands. */
            inicio_em: components["schemas"]["Instante"];
            fim_em: components["schemas"]["Instante"];
            /** @description Were the hour of the clock kept. */
            inicio_em_relogio: components["schemas"]["Instante"];
            fim_em_relogio: components["schemas"]["Instante"];
            /** @description With the hour of the clock kept it would begin in the past: that choice is refused. */
            comecaria_antes: boolean;
        };
        /**
         * @description What exam windows that have not begun keep when the zone changes: the hour of the clock, or the instant.
         * @enum {string}
         */
        JanelasFuso: "relogio" | "instante";
        JuncaoPrevia: {
            /** @description Questions that would change their topic, all revisions. */
            qtde_questoes: components["schemas"]["Contagem"];
            /** @description Phases of roadmaps that keep the archived topic. */
            qtde_fases: components["schemas"]["Contagem"];
            /** @description It has a course or contents and cannot be merged into the other. */
            tem_curso: boolean;
        };
        JuncaoRequest: {
            destino_id: components["schemas"]["Id"];
            /** @description Of the topic that is archived. */
            versao: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        /**
         * @description Answer key; null until it may be seen.
         * @enum {string|null}
         */
        Letra: "A" | "B" | "C" | "D" | "E" | null;
        /** @enum {string} */
        LetraOpcao: "A" | "B" | "C" | "D" | "E";
        Liberacao: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            retido: boolean;
            liberar_em: components["schemas"]["InstanteNulo"];
            /** @description Last disponivel_ate over all classes plus tolerance; null while a class has no end. */
            liberacao_minima_em: components["schemas"]["InstanteNulo"];
            /** @description Planned or actual release; null while held. */
            gabarito_liberado_em: components["schemas"]["InstanteNulo"];
            liberado: boolean;
            /** @description Additive: the last end of other exams that share a question and a student with this one and hold its results back; null when none does. */
            outras_provas_ate?: components["schemas"]["InstanteNulo"];
            /** @description Additive: what holds for this exam. */
            liberacao?: components["schemas"]["LiberacaoModo"];
            /** @description Additive: what the exam says for itself; null: as the school. */
            liberacao_da_prova?: components["schemas"]["LiberacaoModoNulo"];
            /** @description Additive: when staff last looked at the results and let them out. */
            conferida_em?: components["schemas"]["InstanteNulo"];
            /** @description Additive: nothing is shown until confirmLiberacao. It can be called once liberacao_minima_em has passed. */
            aguarda_conferencia?: boolean;
        };
        /**
         * @description sozinha: results go out by themselves after the tolerance; conferida: staff look at them first.
         * @enum {string}
         */
        LiberacaoModo: "sozinha" | "conferida";
        /**
         * @description What this exam says for itself; null: as the school.
         * @enum {string|null}
         */
        LiberacaoModoNulo: "sozinha" | "conferida" | null;
        LiberacaoRequest: {
            /** @description True: nothing is shown until somebody sets it to false. */
            retido: boolean;
            /** @description Later moment chosen; null or absent means the earliest. Before liberacao_minima_em it is refused with 422. */
            liberar_em?: components["schemas"]["InstanteNulo"];
            /** @description Additive: what this exam says for itself from now on; null: as the school; absent: stays. */
            liberacao?: components["schemas"]["LiberacaoModoNulo"];
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        Lingua: {
            lingua_estrangeira: components["schemas"]["LinguaEstrangeira"];
            tempo_restante: components["schemas"]["Segundos"];
            qtde_itens_respondidos: components["schemas"]["Contagem"];
        };
        /**
         * @description 1 English, 2 Spanish.
         * @enum {integer}
         */
        LinguaEstrangeira: 1 | 2;
        /**
         * @description 1 English, 2 Spanish, null none.
         * @enum {integer|null}
         */
        LinguaEstrangeiraNula: 1 | 2 | null;
        LinguaRequest: {
            lingua_estrangeira: components["schemas"]["LinguaEstrangeira"];
            dia?: components["schemas"]["DiaProva"];
            params?: components["schemas"]["Params"];
        };
        LoginHubRequest: {
            /** @description Signed JWT of the learning hub: at most 2 minutes old, used once. */
            token: string;
            params?: components["schemas"]["Params"];
        };
        LoginLivre: {
            /** @description As it would be stored. */
            login: string;
            /**
             * @description Whose it is is not told.
             * @enum {string}
             */
            situacao: "livre" | "em_uso" | "invalido";
        };
        LoginRequest: {
            user: {
                login: string;
                password: string;
            };
            /** @description Additive, 'Lembre-se de mim.': the session lasts 30 days instead of 12 h without use. */
            lembrar?: boolean;
            params?: components["schemas"]["Params"];
        };
        MateriaDaEscola: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
        };
        MateriaDoBanco: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            area_codigo: string;
            /** @description Questions whose newest revision is of it. */
            qtde_questoes: components["schemas"]["Contagem"];
            /** @description Topics that are not archived. */
            qtde_objetos: components["schemas"]["Contagem"];
            arquivada_em: components["schemas"]["InstanteNulo"];
            versao: components["schemas"]["VersaoRegistro"];
        };
        MateriaRequest: {
            /** @description Absent makes one. */
            materia_id?: components["schemas"]["Id"];
            nome: string;
            /** @description One of the areas that listMaterias offers. */
            area_codigo: string;
            /** @description Absent keeps it. */
            arquivada?: boolean;
            versao?: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        MateriasDaEscola: {
            materias: components["schemas"]["MateriaDoBanco"][];
            areas: components["schemas"]["AreaDoBanco"][];
        };
        /**
         * Format: email
         * @description Null takes it away.
         */
        MembroEmail: string | null;
        MembroEquipeCriado: {
            membro: components["schemas"]["GestaoEquipePessoa"];
            /** @description Random, told only here. Null with an invitation. */
            senha_inicial: string | null;
            /** @description It opens no session after this. */
            expira_em: components["schemas"]["InstanteNulo"];
            /** @description A link goes to the e-mail of the person. */
            convite_enviado: boolean;
        };
        MembroEquipeNovoRequest: {
            nome: components["schemas"]["MembroNome"];
            login: components["schemas"]["MembroLogin"];
            email?: components["schemas"]["MembroEmail"];
            perfil: components["schemas"]["MembroPerfil"];
            turma_ids?: components["schemas"]["MembroTurmas"];
            materia_id?: components["schemas"]["MembroMateria"];
            valido_ate?: components["schemas"]["MembroValidoAte"];
            escola_ids?: components["schemas"]["MembroEscolas"];
            /** @description Send a link by e-mail instead of telling a password. */
            convite?: boolean;
            params?: components["schemas"]["Params"];
        };
        MembroEquipeRequest: {
            nome: components["schemas"]["MembroNome"];
            login: components["schemas"]["MembroLogin"];
            email?: components["schemas"]["MembroEmail"];
            perfil: components["schemas"]["MembroPerfil"];
            turma_ids?: components["schemas"]["MembroTurmas"];
            materia_id?: components["schemas"]["MembroMateria"];
            valido_ate?: components["schemas"]["MembroValidoAte"];
            escola_ids?: components["schemas"]["MembroEscolas"];
            versao: components["schemas"]["MembroVersao"];
            params?: components["schemas"]["Params"];
        };
        /** @description Other schools that a supervisor sees; those left out are taken away. Only for the profile supervisor. */
        MembroEscolas: components["schemas"]["Id"][];
        /** @description User name, 3 to 64 of a-z0-9._-, or an e-mail; stored in lower case. */
        MembroLogin: string;
        /** @description The subject in all these classes; null: not said. Absent: as it is, and not said in new classes. */
        MembroMateria: components["schemas"]["IdNulo"];
        MembroNome: string;
        /** @enum {string} */
        MembroPerfil: "professor" | "coordenador" | "gestao_vida" | "admin" | "gestao_escola" | "diretor" | "supervisor";
        MembroSenha: {
            /** @description User name of the person. */
            login: string | null;
            /** @description Random, told only here. */
            nova_senha: string;
            /** @description It opens no session after this. */
            expira_em: components["schemas"]["Instante"];
        };
        MembroSituacao: {
            pessoa_id: components["schemas"]["Id"];
            ativa: boolean;
            /** @description When the access was ended; null while it is open. */
            encerrada_em: components["schemas"]["InstanteNulo"];
            /** @description Additive: classes that went over to the successor with this call. */
            qtde_turmas_assumidas?: components["schemas"]["Contagem"];
        };
        MembroSituacaoRequest: {
            /** @description Whether the person may sign in. */
            ativa: boolean;
            motivo: components["schemas"]["GestaoMotivo"];
            /** @description Additive: the active teacher of the same school who takes over the classes of a person whose access ends. */
            sucessor_id?: components["schemas"]["Id"];
            /** @description Additive: the day from which the successor has the classes, today by the clock of the school when absent. A day to come is refused, because nothing stores it yet. */
            a_partir?: components["schemas"]["Data"];
            params?: components["schemas"]["Params"];
        };
        /** @description All the classes of a teacher; those left out are taken away. Only for the profile professor. */
        MembroTurmas: components["schemas"]["Id"][];
        /** @description The last day of a substitute in all these classes, by the clock of the school; null: without end. Absent: as it is. */
        MembroValidoAte: components["schemas"]["DataNula"];
        /** @description Number of the last change. */
        MembroVersao: number;
        Mensagem: {
            message: components["schemas"]["Texto"];
        };
        /** @description Phases a week. */
        Meta: number;
        /** @description Additive: the weekly goal that the student chose, and how far the week has come. It starts anew on Monday, and nothing depends on it. */
        MetaSemana: {
            meta: components["schemas"]["Meta"];
            /** @description Phases of any roadmap that ended with a star since Monday. */
            qtde_fases_concluidas: components["schemas"]["Contagem"];
        };
        MetaSemanaRequest: {
            meta: components["schemas"]["Meta"];
            params?: components["schemas"]["Params"];
        };
        MidiaArquivo: {
            /** @description Where texts find it; the same content has the same address. */
            src: string;
            /** @description SHA-256 of the bytes that arrived. */
            sha256: string;
            /** @description How many arrived. */
            bytes: number;
        };
        MidiaEnviada: {
            /** @description Where texts find it; the same content has the same address. */
            src: string;
        };
        MidiaRequest: {
            /** @description The file in Base64, at most 2 MiB. What it is is read from its bytes; it has no name. */
            conteudo: string;
            params?: components["schemas"]["Params"];
        };
        MotivoRequest: {
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        Movimentacao: {
            /** @description Of the enrolment that stands now. */
            turma_aluno_id: components["schemas"]["Id"];
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            /** @enum {string} */
            matricula: "Atual" | "Transferido" | "Remanejado" | "Concluído";
        };
        MovimentacaoRequest: {
            /**
             * @description transferir: leaves the school; remanejar: to another class; concluir: has finished; reativar: is there again.
             * @enum {string}
             */
            acao: "transferir" | "remanejar" | "concluir" | "reativar";
            /** @description The class to go to: needed to move, and where who comes back goes to another one. */
            turma_id?: components["schemas"]["Id"];
            /** @description The day it counts from, today or before; without it today. */
            data?: components["schemas"]["Data"];
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        /**
         * @description Annulled, its point to all, or neither.
         * @enum {string}
         */
        MudancaItemProva: "anular" | "bonificar" | "desfazer";
        /** @description Status strip of the student of the session. */
        Navbar: {
            qtde_estrelas: components["schemas"]["Contagem"];
            qtde_moedas: components["schemas"]["Contagem"];
            qtde_vidas: number;
            /** @description Seconds to the next life, counted from this answer; null with five lives and where lives are off. */
            prox_vida: components["schemas"]["SegundosNulo"];
            /** @description Additive: false where the teacher turned lives off; nothing is then spent or bought. */
            vidas_ativas: boolean;
            /** @description Additive: coins of a refill now, 20 for each missing life; 0 with five. */
            custo_vidas: number;
            /** @description Additive: seconds from one life to the next at this school, for the bar of the wait. */
            segundos_por_vida: number;
        };
        /** @description 0 to 10; times 10 it is the percent. */
        NotaGabaritoNula: number | null;
        /** @description Top of the exam's own scale, within 0 to 1000: usually 10 or 1000. */
        NotaMaxima: number;
        /** @description On the exam's own scale, 0 to nota_maxima, which is at most 1000. */
        NotaNula: number | null;
        /** @description Final mark of one essay, 0 to 1000; null until it is marked. */
        NotaRedacao: number | null;
        /** @description Additive: mean mark of the essays, 0 to 1000, beside the grade and not in it; null before release and until each is marked. */
        NotaRedacaoNula: number | null;
        /** @description On the scale of the ENEM, about 0 to 1000 with mean 500. */
        NotaTriNula: number | null;
        NumeroNulo: number | null;
        ObjetoDoBanco: {
            objeto_conhecimento_id: components["schemas"]["Id"];
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            serie_id: components["schemas"]["IdNulo"];
            serie_nome: components["schemas"]["TextoNulo"];
            descricao: components["schemas"]["Texto"];
            /** @description Questions whose newest revision is of it. */
            qtde_questoes: components["schemas"]["Contagem"];
            arquivado_em: components["schemas"]["InstanteNulo"];
            versao: components["schemas"]["VersaoRegistro"];
        };
        ObjetoLista: components["schemas"]["ObjetoDoBanco"][];
        ObjetoRequest: {
            /** @description Absent makes one. */
            objeto_conhecimento_id?: components["schemas"]["Id"];
            materia_id: components["schemas"]["Id"];
            serie_id?: components["schemas"]["IdNulo"];
            descricao: string;
            /** @description Absent keeps it. */
            arquivado?: boolean;
            versao?: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        ObjetoSemCurso: {
            objeto_conhecimento_id: components["schemas"]["Id"];
            objeto_conhecimento_descricao: components["schemas"]["Texto"];
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
        };
        ObjetoSemCursoLista: components["schemas"]["ObjetoSemCurso"][];
        /** @description How many chose an option, over all who were present and in the lower and the upper third by hits. */
        OpcaoTercos: {
            /** @description Null: left blank. More than one marked option is neither. */
            opcao: components["schemas"]["ItemResposta"];
            correta: boolean;
            total: components["schemas"]["Contagem"];
            terco_inferior: components["schemas"]["Contagem"];
            terco_superior: components["schemas"]["Contagem"];
        };
        /**
         * @description Where the item parameters come from.
         * @enum {string|null}
         */
        OrigemTri: "INEP" | "arquivo da escola" | "demonstração" | null;
        /** @description The documented copy of the payload. Dropped unread, before validation and logging. */
        Params: {
            [key: string]: unknown;
        };
        PercentualNulo: number | null;
        /** @enum {string} */
        Perfil: "aluno" | "professor" | "coordenador" | "gestao_vida" | "admin" | "gestao_escola" | "diretor" | "supervisor";
        PerguntaResposta: {
            numero_sequencial: number;
            id: components["schemas"]["Id"];
            pergunta_seguranca_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            /** @description Always empty; the answer never leaves the server. */
            resposta: string;
        };
        PerguntaSeguranca: {
            id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
        };
        PerguntaSegurancaLista: components["schemas"]["PerguntaSeguranca"][];
        Pesquisa: {
            mostrar: boolean;
        };
        /** @description Without the person, so that students may speak freely. */
        PesquisaRespostaGestao: {
            id: components["schemas"]["Id"];
            /** @description 0 to 10. */
            nota: number;
            comentario: string | null;
            /** @description The day only */
            criada_em: components["schemas"]["Data"];
        };
        PesquisaRespostas: {
            /** @description Over the whole period */
            resumo: components["schemas"]["PesquisaResumo"];
            respostas: components["schemas"]["PesquisaRespostaGestao"][];
        };
        PesquisaResumo: {
            /** @description Answers with a mark. */
            total: components["schemas"]["Contagem"];
            /** @description 9 and 10. */
            promotores: components["schemas"]["Contagem"];
            /** @description 7 and 8. */
            neutros: components["schemas"]["Contagem"];
            /** @description 0 to 6. */
            detratores: components["schemas"]["Contagem"];
            /** @description Null without answers. */
            nps: number | null;
        };
        /** @description Points of one item. */
        PontosNulos: number | null;
        /** @description What would follow from giving the exam to the class. Nothing is written. */
        PreviaAplicacao: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            /** @description The class already has the exam. */
            ja_dada: boolean;
            qtde_questoes: components["schemas"]["Contagem"];
            /** @description Questions that somebody in the class has seen in another exam, an exercise or a Boss: N questões já vistas por esta turma. */
            qtde_questoes_vistas: components["schemas"]["Contagem"];
            /** @description When the results of this exam would be shown; null while it is not known or held. */
            gabarito_liberado_em: components["schemas"]["InstanteNulo"];
            /** @description Exams whose end this one would wait for, the last first. */
            espera_por: components["schemas"]["PreviaEsperada"][];
            /** @description Exams whose results would come later, with the date. */
            adia: components["schemas"]["PreviaProva"][];
        };
        /** @description What a student of that version would get, in the shapes of getProva, getProvaResumo and getBancoQuestao. Keys are null; ids of classes and items mean nothing. */
        PreviaAvaliacao: {
            prova: components["schemas"]["Prova"];
            resumo: components["schemas"]["Resumo"];
            questoes: components["schemas"]["Questao"][];
            instrucoes: components["schemas"]["AvaliacaoInstrucoes"];
        };
        /** @description Another exam that this one's results would wait for. */
        PreviaEsperada: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            /** @description Null while it has no end. */
            termina_em: components["schemas"]["InstanteNulo"];
        };
        /** @description Exam windows that have not begun, before a change of the zone. Nothing is written. */
        PreviaFuso: {
            /** @description The zone that stands. */
            fuso_horario: components["schemas"]["EscolaFuso"];
            /** @description All of them. */
            qtde_janelas: components["schemas"]["Contagem"];
            /** @description The first 100 by their start. */
            janelas: components["schemas"]["JanelaFuso"][];
        };
        PreviaItemAluno: {
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            turma_codigo: components["schemas"]["Texto"];
            /** @description 0 to nota_maxima. */
            nota_antes: number;
            /** @description 0 to nota_maxima. */
            nota_depois: number;
            nota_tri_antes: components["schemas"]["PreviaItemTri"];
            nota_tri_depois: components["schemas"]["PreviaItemTri"];
        };
        PreviaItemFaixa: {
            antes: components["schemas"]["Contagem"];
            depois: components["schemas"]["Contagem"];
        };
        /** @description 0 to nota_maxima; null without anybody present. */
        PreviaItemMedia: number | null;
        PreviaItemProva: {
            nota_maxima: components["schemas"]["NotaMaxima"];
            qtde_sobem: components["schemas"]["Contagem"];
            qtde_descem: components["schemas"]["Contagem"];
            /** @description Present students whose grade stays. */
            qtde_iguais: components["schemas"]["Contagem"];
            media_antes: components["schemas"]["PreviaItemMedia"];
            media_depois: components["schemas"]["PreviaItemMedia"];
            /** @description The change of a grade that is farthest from 0, with its sign. */
            maior_mudanca: number;
            /** @description How many have a grade in each tenth of 0 to nota_maxima. */
            faixas: components["schemas"]["PreviaItemFaixa"][];
            /** @description Those whose grade or TRI score changes. */
            alunos: components["schemas"]["PreviaItemAluno"][];
        };
        /** @description On the scale of the area, about 0 to 1000. */
        PreviaItemTri: number | null;
        /** @description What an extension would move, were it given now. Nothing is written. */
        PreviaProrrogacao: {
            minutos: number;
            qtde_alunos: components["schemas"]["Contagem"];
            qtde_provas: components["schemas"]["Contagem"];
            qtde_roteiros: components["schemas"]["Contagem"];
            /** @description Latest release among them afterwards. */
            gabarito_liberado_em: components["schemas"]["InstanteNulo"];
            /** @description Additive: exams whose results would come later for everybody, with the reason. */
            adia?: components["schemas"]["ProvaAdiada"][];
        };
        /** @description Another exam that shares a question with this one and has students of the class. */
        PreviaProva: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            /** @description Planned release as things stand; null while it is not known or held. */
            gabarito_liberado_em: components["schemas"]["InstanteNulo"];
            /** @description The release once this exam is given; null while it is not known. */
            gabarito_liberado_em_depois: components["schemas"]["InstanteNulo"];
        };
        PrimeirosPassos: {
            escola_nome: components["schemas"]["Texto"];
            fuso_horario: components["schemas"]["EscolaFuso"];
            /** @description The active school year; null without one. */
            ano: number | null;
            /** @description Name of the lowest grade. */
            primeira_serie: string | null;
            /** @description Name of the highest grade. */
            ultima_serie: string | null;
            /** @description Not archived. */
            qtde_series: components["schemas"]["Contagem"];
            /** @description Not archived. */
            qtde_turmas: components["schemas"]["Contagem"];
            /** @description Active accounts of the staff besides the caller. */
            qtde_equipe: components["schemas"]["Contagem"];
            /** @description Current enrolments. */
            qtde_alunos: components["schemas"]["Contagem"];
            /** @description Exams of classes. */
            qtde_provas: components["schemas"]["Contagem"];
        };
        ProfessorDaTurma: {
            pessoa_id: components["schemas"]["Id"];
            nome: components["schemas"]["GestaoPessoaNome"];
            /** @description Null where it is not said. */
            materia_id: components["schemas"]["IdNulo"];
            materia_nome: components["schemas"]["TextoNulo"];
            /** @description Last day of a substitute; null for no end. */
            valido_ate: components["schemas"]["DataNula"];
            /** @description The person has the class today: the last day is not over and the account is open. */
            ativa: boolean;
        };
        ProfessorDaTurmaRequest: {
            /** @description A teacher of the school. */
            pessoa_id: components["schemas"]["Id"];
            materia_id?: components["schemas"]["IdNulo"];
            /** @description Last day of a substitute. */
            valido_ate?: components["schemas"]["DataNula"];
        };
        Prorrogacao: {
            prorrogacao_id: components["schemas"]["Id"];
            /** Format: uuid */
            pedido_id: string;
            minutos: number;
            qtde_alunos: components["schemas"]["Contagem"];
            /** @description Exam days that gained time. */
            qtde_provas: components["schemas"]["Contagem"];
            qtde_roteiros: components["schemas"]["Contagem"];
            criada_em: components["schemas"]["Instante"];
            /** @description Latest release among them, which moves along. */
            gabarito_liberado_em: components["schemas"]["InstanteNulo"];
            /** @description Additive: when it was taken back; null while it holds. */
            desfeita_em?: components["schemas"]["InstanteNulo"];
        };
        ProrrogacaoDoDia: {
            prorrogacao_id: components["schemas"]["Id"];
            /** @enum {string} */
            escopo: "aluno" | "turma" | "escola";
            /** @description The one student it is for; null for a class or a school. */
            turma_aluno_id: components["schemas"]["IdNulo"];
            minutos: number;
            criada_em: components["schemas"]["Instante"];
        };
        /** @description Exactly the id that escopo names; another one, or none, is refused with 422. */
        ProrrogacaoRequest: {
            /**
             * Format: uuid
             * @description Made by the caller; the same one again adds nothing and returns the first answer.
             */
            pedido_id: string;
            /** @enum {string} */
            escopo: "aluno" | "turma" | "escola";
            turma_aluno_id?: components["schemas"]["Id"];
            turma_id?: components["schemas"]["Id"];
            escola_id?: components["schemas"]["Id"];
            /** @description Time added, at most seven days; it is taken back by undoProrrogacao alone. */
            minutos: number;
            /** @description Only this exam; absent means all that ran in the interval. */
            turma_avaliacao_id?: components["schemas"]["Id"];
            /** @description Only this day of it. */
            dia_prova?: components["schemas"]["DiaProva"];
            /** @description Start of the disturbance; with fim it chooses what was open in between. Absent: what is open now. */
            inicio?: components["schemas"]["Instante"];
            fim?: components["schemas"]["Instante"];
            /** @description Move the end of open roadmaps too. */
            inclui_roteiros?: boolean;
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        /** @description One exam day before and around the answering. */
        Prova: {
            turma_avaliacao_id: components["schemas"]["Id"];
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            bateria: number;
            descricao: components["schemas"]["Texto"];
            serie: components["schemas"]["Texto"];
            turma_codigo: components["schemas"]["Texto"];
            turma_turno: components["schemas"]["Turno"];
            ciclo: components["schemas"]["Ciclo"];
            existe_itens: boolean;
            existe_redacao: boolean;
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            data_aplicacao: components["schemas"]["Instante"];
            disponivel_ate: components["schemas"]["Instante"];
            disciplinas: components["schemas"]["Texto"][];
            qtde_itens: components["schemas"]["Contagem"];
            tempo_total: components["schemas"]["Segundos"];
            tempo_restante: components["schemas"]["Segundos"];
            iniciada_em: components["schemas"]["InstanteNulo"];
            prazo_em: components["schemas"]["InstanteNulo"];
            entregue_em: components["schemas"]["InstanteNulo"];
            situacao: components["schemas"]["SituacaoProva"];
            /** @description Additive: when the school cancelled the exam; then there is no result, key or plan, and answers are kept. */
            cancelada_em?: components["schemas"]["InstanteNulo"];
            servidor_em: components["schemas"]["Instante"];
            /** @description Additive: this day has a foreign language to choose. */
            solicitar_idioma: boolean;
            /** @description Additive: days of the assessment. */
            qtde_dias: number;
        };
        /** @description An exam whose results would come later because of the extension, and why. */
        ProvaAdiada: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            /**
             * @description ultimo_a_terminar: results wait for the last student of all classes, and that is somebody who gains time; questoes_em_comum: it shares a question with an exam that ends later.
             * @enum {string}
             */
            motivo: "ultimo_a_terminar" | "questoes_em_comum";
            /** @description As things stand. */
            gabarito_liberado_em: components["schemas"]["InstanteNulo"];
            gabarito_liberado_em_depois: components["schemas"]["InstanteNulo"];
        };
        ProvaAluno: {
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            avatar_code: number;
            estado: components["schemas"]["ProvaAlunoEstado"];
            iniciada_em: components["schemas"]["InstanteNulo"];
            /** @description The end that holds for this student: of the attempt once started, else of the window with what was granted. */
            fim_em: components["schemas"]["InstanteNulo"];
            entregue_em: components["schemas"]["InstanteNulo"];
            /** @description Granted to this student alone beyond the class. */
            acrescimo: components["schemas"]["Segundos"];
            qtde_respondidas: components["schemas"]["Contagem"];
            /** @description When the server last kept an answer or a text of this student; how long a device has been silent follows from it. */
            ultima_resposta_em: components["schemas"]["InstanteNulo"];
            /** @description Late answers that wait for a decision. */
            qtde_fora_do_prazo: components["schemas"]["Contagem"];
        };
        /**
         * @description encerrada: the clock closed it; papel: typed or imported by staff.
         * @enum {string}
         */
        ProvaAlunoEstado: "nao_iniciada" | "respondendo" | "entregue" | "encerrada" | "papel";
        /** @description One exam day of one class, student by student. No answer and no key is in it. */
        ProvaAlunos: {
            turma_avaliacao_id: components["schemas"]["Id"];
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            descricao: components["schemas"]["Texto"];
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            data_hora_inicial: components["schemas"]["Instante"];
            disponivel_ate: components["schemas"]["Instante"];
            /** @description Clock of the server. */
            agora: components["schemas"]["Instante"];
            qtde_itens: components["schemas"]["Contagem"];
            /** @description By name. */
            alunos: components["schemas"]["ProvaAluno"][];
            /** @description Additive: extensions of this day that the caller may take back now (undoProrrogacao), newest first. */
            prorrogacoes?: components["schemas"]["ProrrogacaoDoDia"][];
        };
        /** @description Older list entry, with the ids it lacked. */
        ProvaHoje: {
            turma_avaliacao_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            descricao: components["schemas"]["Texto"];
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            existe_itens: boolean;
            existe_redacao: boolean;
            materia_id: components["schemas"]["IdNulo"];
            data_hora_inicial: components["schemas"]["Instante"];
            disponivel_ate: components["schemas"]["Instante"];
            iniciou: boolean;
            permite_responder: boolean;
            /** @description Additive: when the student handed the day in; it may still be answered where permite_responder is true. */
            entregue_em: components["schemas"]["InstanteNulo"];
            texto_redacao: string | null;
            percentual_concluido: number;
            /** @description Null until release. */
            desempenho_provavel: number | null;
            disponivel: boolean;
            /** @description Additive: names of the subjects, in the order of the paper. */
            disciplinas: components["schemas"]["Texto"][];
            /** @description Additive: in the chosen language. */
            qtde_itens: components["schemas"]["Contagem"];
            /** @description Additive. */
            qtde_itens_respondidos: components["schemas"]["Contagem"];
            /** @description Additive: of a started day, or what the student would have; 0 after the end. */
            tempo_restante: components["schemas"]["Segundos"];
        };
        /** @description A question as the exam shows it; see Questao. */
        ProvaQuestao: {
            banco_questao_id: components["schemas"]["Id"];
            numero: number;
            /** @description Language this item belongs to; null when it is for all. */
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            enunciado: components["schemas"]["Html"];
            opcao_a: components["schemas"]["Html"];
            opcao_b: components["schemas"]["Html"];
            opcao_c: components["schemas"]["Html"];
            opcao_d: components["schemas"]["Html"];
            /** @description Sanitised HTML; null with four options. */
            opcao_e: string | null;
        };
        /** @description Every stem and option of one exam day, in the order of the exam. It has no keys and no comments. */
        ProvaQuestoes: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            questoes: components["schemas"]["ProvaQuestao"][];
        };
        Publicacao: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            publicada_em: components["schemas"]["Instante"];
        };
        PublicacaoRequest: {
            versao: components["schemas"]["VersaoRegistro"];
            /** @description Codes of warnings that the person has read. */
            avisos_aceitos: string[];
            params?: components["schemas"]["Params"];
        };
        /** @description Question bank entry. Blank options are hidden. */
        Questao: {
            banco_questao_id: components["schemas"]["Id"];
            enunciado: components["schemas"]["Html"];
            opcao_a: components["schemas"]["Html"];
            opcao_b: components["schemas"]["Html"];
            opcao_c: components["schemas"]["Html"];
            opcao_d: components["schemas"]["Html"];
            /** @description Sanitised HTML; null or absent with four options. */
            opcao_e?: string | null;
            /** @description Empty until the key may be seen. */
            comentario: components["schemas"]["Html"];
            gabarito: components["schemas"]["Letra"];
        };
        QuestaoAlternativa: {
            letra: components["schemas"]["LetraOpcao"];
            texto: components["schemas"]["Html"];
            /** @description Why somebody chooses it; empty without one. */
            motivo: components["schemas"]["Html"];
        };
        QuestaoAlternativaRequest: {
            letra: components["schemas"]["LetraOpcao"];
            texto: components["schemas"]["QuestaoHtmlRequest"];
            motivo?: components["schemas"]["QuestaoHtmlRequest"];
        };
        /** @description Stable code; all revisions of a family have it. */
        QuestaoCodigo: string;
        QuestaoEstatisticas: {
            banco_questao_id: components["schemas"]["Id"];
            tri: components["schemas"]["QuestaoTri"];
            /** @description Newest first. */
            usos: components["schemas"]["QuestaoUso"][];
            /** @description Phases of roadmaps that can serve it. */
            qtde_fases: components["schemas"]["Contagem"];
        };
        QuestaoEtiqueta: string;
        /** @description Tags of the family, by name. */
        QuestaoEtiquetas: components["schemas"]["QuestaoEtiqueta"][];
        QuestaoExportacaoRequest: {
            /** @description banco_questao_id of each. */
            ids: components["schemas"]["Id"][];
            /** @enum {string} */
            formato: "csv" | "xlsx" | "moodle_xml" | "gift" | "qti30";
            /** @description False leaves out keys, comments, reasons and parameters. */
            com_gabarito: boolean;
            params?: components["schemas"]["Params"];
        };
        /** @description One revision of a question as its writers see it. */
        QuestaoGestao: {
            banco_questao_id: components["schemas"]["Id"];
            /** @description Id of the first revision of its family. */
            raiz_id: components["schemas"]["Id"];
            revisao: components["schemas"]["QuestaoRevisao"];
            /** @description banco_questao_id of the revision after this one; null for the newest. */
            substituida_por: components["schemas"]["IdNulo"];
            codigo: components["schemas"]["QuestaoCodigo"];
            situacao: components["schemas"]["QuestaoSituacao"];
            tipo: components["schemas"]["QuestaoTipo"];
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            objeto_conhecimento_id: components["schemas"]["IdNulo"];
            objeto_conhecimento_descricao: components["schemas"]["TextoNulo"];
            habilidades: components["schemas"]["QuestaoHabilidade"][];
            etiquetas: components["schemas"]["QuestaoEtiquetas"];
            texto_base: components["schemas"]["QuestaoTextoBase"];
            /** @description Without the passage. */
            enunciado: components["schemas"]["Html"];
            /** @description From A on; empty for discursiva, and while lacrada. */
            alternativas: components["schemas"]["QuestaoAlternativa"][];
            gabarito: components["schemas"]["Letra"];
            comentario: components["schemas"]["Html"];
            dificuldade: components["schemas"]["GestaoQuestaoDificuldade"];
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            /** @description banco_questao_id of the newest revision of the question in the other language. */
            par_id: components["schemas"]["IdNulo"];
            /** @description Points of a text question in a new exam; null means one. */
            pontuacao: number | null;
            /** @description How a text question is marked. */
            orientacoes: components["schemas"]["Html"];
            tri: components["schemas"]["QuestaoTri"];
            usos: components["schemas"]["QuestaoUsos"];
            /** @description A save of what was asked makes the next revision. */
            usada: boolean;
            lacrada: components["schemas"]["QuestaoLacrada"];
            /** @description This reader may save it: writes it, is not kept from it by lacrada, and it is the newest revision. */
            editavel: boolean;
            /** @description This reader may approve it, return it and archive it. */
            aprovavel: boolean;
            origem: components["schemas"]["Texto"];
            versao: components["schemas"]["VersaoRegistro"];
            autor_nome: components["schemas"]["TextoNulo"];
            atualizada_em: components["schemas"]["Instante"];
        };
        QuestaoHabilidade: {
            habilidade_id: components["schemas"]["Id"];
            sistema: components["schemas"]["HabilidadeSistema"];
            codigo: string;
            descricao: string;
        };
        QuestaoHistorico: {
            lacrada: components["schemas"]["QuestaoLacrada"];
            /** @description The newest 200. */
            revisoes: components["schemas"]["QuestaoRevisaoHistorico"][];
        };
        /** @description HTML; what the allow list does not have is left out. Formulas between \( and \), or \[ and \]. */
        QuestaoHtmlRequest: string;
        /** @description An exam that is not released asks the question, and this reader neither made it nor answers for the bank. */
        QuestaoLacrada: boolean;
        /** @description Null while it is sealed. Blank options are hidden. */
        QuestaoLida: {
            banco_questao_id: components["schemas"]["Id"];
            enunciado: components["schemas"]["Html"];
            opcao_a: components["schemas"]["Html"];
            opcao_b: components["schemas"]["Html"];
            opcao_c: components["schemas"]["Html"];
            opcao_d: components["schemas"]["Html"];
            /** @description Sanitised HTML; null or absent with four options. */
            opcao_e?: string | null;
            /** @description Empty until the key may be seen. */
            comentario: components["schemas"]["Html"];
            gabarito: components["schemas"]["Letra"];
        } | null;
        QuestaoLote: {
            /** @description In the order asked. */
            resultados: components["schemas"]["QuestaoLoteResultado"][];
        };
        QuestaoLoteRequest: {
            /** @description banco_questao_id of each. */
            ids: components["schemas"]["Id"][];
            /**
             * @description desarquivar makes it a draft again.
             * @enum {string}
             */
            acao: "etiquetar" | "retirar_etiqueta" | "classificar" | "aprovar" | "arquivar" | "desarquivar";
            /** @description Of etiquetar and retirar_etiqueta. */
            etiqueta?: components["schemas"]["QuestaoEtiqueta"];
            /** @description Topic of classificar. */
            objeto_conhecimento_id?: components["schemas"]["Id"];
            params?: components["schemas"]["Params"];
        };
        QuestaoLoteResultado: {
            banco_questao_id: components["schemas"]["Id"];
            /** @enum {string} */
            resultado: "feito" | "igual" | "recusado";
            codigo: string | null;
            erro: components["schemas"]["TextoNulo"];
        };
        QuestaoMudanca: {
            /** @description Field of QuestaoGestao; alternativas.A and alternativas.A.motivo for an option. */
            campo: string;
            /** @description As text or HTML; null for nothing, and where it is sealed. */
            antes: string | null;
            depois: string | null;
        };
        QuestaoNovaRequest: {
            /** @description Absent keeps it; of a new question it is the next one of the school. */
            codigo?: components["schemas"]["QuestaoCodigo"];
            tipo: components["schemas"]["QuestaoTipo"];
            materia_id: components["schemas"]["Id"];
            /** @description A topic of that subject. */
            objeto_conhecimento_id?: components["schemas"]["IdNulo"];
            /** @description habilidade_id of each, the main one first. */
            habilidades?: components["schemas"]["Id"][];
            /** @description Names; one that the school lacks is made. */
            etiquetas?: components["schemas"]["QuestaoEtiqueta"][];
            texto_base_id?: components["schemas"]["IdNulo"];
            enunciado: components["schemas"]["QuestaoHtmlRequest"];
            /** @description From A on, without gaps; none for discursiva. */
            alternativas: components["schemas"]["QuestaoAlternativaRequest"][];
            gabarito?: components["schemas"]["Letra"];
            comentario?: components["schemas"]["QuestaoHtmlRequest"];
            dificuldade?: components["schemas"]["GestaoQuestaoDificuldade"];
            lingua_estrangeira?: components["schemas"]["LinguaEstrangeiraNula"];
            /** @description Another question of the school; the pair is set on both. */
            par_id?: components["schemas"]["IdNulo"];
            pontuacao?: number | null;
            orientacoes?: components["schemas"]["QuestaoHtmlRequest"];
            /** @description True takes a question that reads like another one. */
            aceita_repetida?: boolean;
            /**
             * @description Absent means rascunho.
             * @enum {string}
             */
            situacao?: "rascunho" | "em_revisao" | "aprovada";
            params?: components["schemas"]["Params"];
        };
        QuestaoOpcaoEstatistica: {
            item_resposta: components["schemas"]["ItemResposta"];
            qtde: components["schemas"]["Contagem"];
        };
        /** @description The whole of what may be written; a field that is left out is emptied, codigo and situacao stay. */
        QuestaoRequest: {
            /** @description Absent keeps it; of a new question it is the next one of the school. */
            codigo?: components["schemas"]["QuestaoCodigo"];
            tipo: components["schemas"]["QuestaoTipo"];
            materia_id: components["schemas"]["Id"];
            /** @description A topic of that subject. */
            objeto_conhecimento_id?: components["schemas"]["IdNulo"];
            /** @description habilidade_id of each, the main one first. */
            habilidades?: components["schemas"]["Id"][];
            /** @description Names; one that the school lacks is made. */
            etiquetas?: components["schemas"]["QuestaoEtiqueta"][];
            texto_base_id?: components["schemas"]["IdNulo"];
            enunciado: components["schemas"]["QuestaoHtmlRequest"];
            /** @description From A on, without gaps; none for discursiva. */
            alternativas: components["schemas"]["QuestaoAlternativaRequest"][];
            gabarito?: components["schemas"]["Letra"];
            comentario?: components["schemas"]["QuestaoHtmlRequest"];
            dificuldade?: components["schemas"]["GestaoQuestaoDificuldade"];
            lingua_estrangeira?: components["schemas"]["LinguaEstrangeiraNula"];
            /** @description Another question of the school; the pair is set on both. */
            par_id?: components["schemas"]["IdNulo"];
            pontuacao?: number | null;
            orientacoes?: components["schemas"]["QuestaoHtmlRequest"];
            /** @description True takes a question that reads like another one. */
            aceita_repetida?: boolean;
            /**
             * @description Absent keeps it, but who may not approve leaves an approved one in review.
             * @enum {string}
             */
            situacao?: "rascunho" | "em_revisao" | "aprovada";
            versao: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        /** @description Number of the revision in its family, from 1. */
        QuestaoRevisao: number;
        QuestaoRevisaoHistorico: {
            banco_questao_id: components["schemas"]["Id"];
            revisao: components["schemas"]["QuestaoRevisao"];
            situacao: components["schemas"]["QuestaoSituacao"];
            autor_nome: components["schemas"]["TextoNulo"];
            atualizada_em: components["schemas"]["Instante"];
            usos: components["schemas"]["QuestaoUsos"];
            /** @description Against the revision before; empty for the first. */
            mudancas: components["schemas"]["QuestaoMudanca"][];
        };
        /** @enum {string} */
        QuestaoSituacao: "rascunho" | "em_revisao" | "aprovada" | "arquivada";
        QuestaoSituacaoRequest: {
            situacao: components["schemas"]["QuestaoSituacao"];
            /** @description What the author should know; goes into the audit. */
            comentario?: string;
            versao: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        QuestaoTextoBase: {
            texto_base_id: components["schemas"]["Id"];
            titulo: string;
            conteudo: components["schemas"]["Html"];
            fonte: string;
        } | null;
        /**
         * @description objetiva has options and a key, discursiva is answered with a text.
         * @enum {string}
         */
        QuestaoTipo: "objetiva" | "discursiva";
        /** @description Null while the question is not calibrated. */
        QuestaoTri: {
            /** @description Discrimination. */
            a: number;
            /** @description Difficulty. */
            b: number;
            /** @description Chance of a lucky hit. */
            c: number;
            origem: components["schemas"]["OrigemTri"];
        } | null;
        QuestaoTriRequest: {
            tri: {
                a: number;
                b: number;
                c: number;
                /** @enum {string} */
                origem: "INEP" | "arquivo da escola";
            } | null;
            versao: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        QuestaoUso: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            dia_prova: components["schemas"]["DiaProva"];
            numero: number;
            anulada: boolean;
            gabarito_bonificado: boolean;
            data_aplicacao: components["schemas"]["InstanteNulo"];
            liberado: boolean;
            /** @description Null until release. */
            presentes: number | null;
            /** @description Null until release. */
            acertos: number | null;
            /** @description Null until release. */
            percentual_acerto: components["schemas"]["PercentualNulo"];
            /** @description How often each option was chosen; empty until release. */
            opcoes: components["schemas"]["QuestaoOpcaoEstatistica"][];
        };
        QuestaoUsoLista: {
            /** @description Newest first. */
            provas: components["schemas"]["QuestaoUsoProva"][];
            /** @description Of classes, newest first; the plans of single students are not listed. */
            roteiros: components["schemas"]["QuestaoUsoRoteiro"][];
        };
        QuestaoUsoProva: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            dia_prova: components["schemas"]["DiaProva"];
            numero: number;
            banco_questao_id: components["schemas"]["Id"];
            revisao: components["schemas"]["QuestaoRevisao"];
            data_aplicacao: components["schemas"]["InstanteNulo"];
            /** @description Keys and results are out. */
            liberado: boolean;
        };
        QuestaoUsoRoteiro: {
            trilha_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            /** @description The exam that it prepares. */
            avaliacao_descricao: components["schemas"]["Texto"];
            turma_codigo: components["schemas"]["Texto"];
            qtde_fases: components["schemas"]["Contagem"];
            /** @description Attempts at its Boss that asked it. */
            qtde_boss: components["schemas"]["Contagem"];
            banco_questao_id: components["schemas"]["Id"];
            revisao: components["schemas"]["QuestaoRevisao"];
        };
        /** @description Uses of this revision. */
        QuestaoUsos: {
            /** @description Published exams that ask it. */
            provas: components["schemas"]["Contagem"];
            /** @description Phases of roadmaps that have it. */
            fases: components["schemas"]["Contagem"];
            /** @description Attempts at a Boss that asked it. */
            boss: components["schemas"]["Contagem"];
        };
        RankingAluno: {
            turma_aluno_id: components["schemas"]["Id"];
            oculto: boolean;
        };
        RankingAlunoRequest: {
            /** @description True: others see the student as 'Estudante'. */
            oculto: boolean;
            params?: components["schemas"]["Params"];
        };
        RankingEstrelas: {
            ranking_modo: components["schemas"]["RankingModo"];
            /** @description Students ranked. */
            total: components["schemas"]["Contagem"];
            /** @description Empty where the school shows no ranking. */
            linhas: components["schemas"]["RankingEstrelasLinha"][];
            propria: components["schemas"]["HomePosicao"];
            /** @description Subjects that can be asked for. */
            materias: components["schemas"]["RankingEstrelasMateria"][];
        };
        RankingEstrelasLinha: {
            /** @description Competition ranking: 1, 1, 3. */
            posicao: number;
            /** @description Display name only. */
            aluno_nome: components["schemas"]["TextoNulo"];
            turma_aluno_id: components["schemas"]["Id"];
            avatar_code: number;
            turma_codigo: components["schemas"]["Texto"];
            /** @description Of the subject asked for; without one the total, estrelas_v1 included. */
            qtde_estrelas: components["schemas"]["Contagem"];
            /** @description The student of the session. */
            proprio: boolean;
        };
        RankingEstrelasMateria: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
        };
        /**
         * @description What the school shows. nomeado: everybody by display name; janela: three rows on each side of the student; desligado: no ranking.
         * @enum {string}
         */
        RankingModo: "nomeado" | "janela" | "desligado";
        RascunhoAvaliacao: {
            rascunho_id: components["schemas"]["RascunhoId"];
            escola_id: components["schemas"]["Id"];
            documento: components["schemas"]["RascunhoDocumento"];
            /** @description What the document alone says is missing; getVerificacao knows the rest. */
            pendencias: components["schemas"]["Checagem"][];
            /** @description Those of its items, each once. One that the school does not have is left out. */
            questoes: components["schemas"]["RascunhoQuestao"][];
            fuso_horario: components["schemas"]["FusoHorario"];
            /** @description How the school lets results out; the exam follows it until somebody says otherwise. */
            liberacao: components["schemas"]["LiberacaoModo"];
            autor_nome: components["schemas"]["GestaoPessoaNome"];
            /** @description The reader is the author. */
            meu: boolean;
            /** @description The reader may save it. */
            editavel: boolean;
            /** @description The reader may publish it, by profile and settings of the school. */
            publicavel_por_mim: boolean;
            /** @description The exam that it became; then it is read only. */
            avaliacao_conhecimento_id: components["schemas"]["IdNulo"];
            arquivado_em: components["schemas"]["InstanteNulo"];
            criado_em: components["schemas"]["Instante"];
            atualizado_em: components["schemas"]["Instante"];
            versao: components["schemas"]["VersaoRegistro"];
        };
        /** @description The whole exam. Only its shape is refused; what is missing comes back as pendencias. */
        RascunhoAvaliacaoRequest: {
            descricao: string;
            codigo: components["schemas"]["AvaliacaoCodigoNulo"];
            ciclo_id: components["schemas"]["IdNulo"];
            serie_id: components["schemas"]["IdNulo"];
            especie: components["schemas"]["AvaliacaoEspecie"];
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            nota_maxima: components["schemas"]["AvaliacaoNota"];
            solicitar_idioma: boolean;
            instrucoes: components["schemas"]["AvaliacaoInstrucoes"];
            /** @description Each student gets the items in an order of the own. Options are never shuffled. */
            embaralhar: boolean;
            /** @description Answers are taken after delivery, until the end; null: as the student's version does. */
            responde_apos_entrega: boolean | null;
            dias: components["schemas"]["RascunhoDia"][];
            turmas: components["schemas"]["RascunhoTurma"][];
            /** @description What was read; absent makes the draft. */
            versao?: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        RascunhoDia: {
            dia_prova: components["schemas"]["AvaliacaoDia"];
            /** @description Label only. */
            bateria: number;
            duracao_minutos: components["schemas"]["AvaliacaoDuracao"];
            proposta_redacao_id: components["schemas"]["IdNulo"];
            itens: components["schemas"]["RascunhoItem"][];
        };
        RascunhoDocumento: {
            descricao: string;
            codigo: components["schemas"]["AvaliacaoCodigoNulo"];
            ciclo_id: components["schemas"]["IdNulo"];
            serie_id: components["schemas"]["IdNulo"];
            especie: components["schemas"]["AvaliacaoEspecie"];
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            nota_maxima: components["schemas"]["AvaliacaoNota"];
            solicitar_idioma: boolean;
            instrucoes: components["schemas"]["AvaliacaoInstrucoes"];
            embaralhar: boolean;
            responde_apos_entrega: boolean | null;
            dias: components["schemas"]["RascunhoDia"][];
            turmas: components["schemas"]["RascunhoTurma"][];
        };
        RascunhoFeito: {
            rascunho_id: components["schemas"]["RascunhoId"];
        };
        /**
         * Format: uuid
         * @description Made by the caller; the same one again saves the same draft.
         */
        RascunhoId: string;
        RascunhoItem: {
            /** @description banco_questao_id of the revision. */
            questao_id: components["schemas"]["Id"];
            numero: number;
            /** @description Both questions of a pair have one number and each a language. */
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            pontuacao: components["schemas"]["AvaliacaoPontuacaoNula"];
            bloco: components["schemas"]["AvaliacaoBloco"];
        };
        RascunhoJanela: {
            dia_prova: components["schemas"]["AvaliacaoDia"];
            inicio: components["schemas"]["HoraLocalNula"];
            fim: components["schemas"]["HoraLocalNula"];
            sala: components["schemas"]["AvaliacaoSala"];
            entrada: components["schemas"]["AvaliacaoEntrada"];
        };
        RascunhoLista: components["schemas"]["RascunhoResumo"][];
        /** @description A question of the draft as lists and totals need it. No key and no option stands in it. */
        RascunhoQuestao: {
            banco_questao_id: components["schemas"]["Id"];
            codigo: components["schemas"]["Texto"];
            /** @description Beginning of the stem, as text. */
            enunciado: components["schemas"]["Texto"];
            /** @enum {string} */
            tipo: "objetiva" | "discursiva";
            /** @enum {string} */
            situacao: "rascunho" | "em_revisao" | "aprovada" | "arquivada";
            revisao: number;
            /** @description Newest approved revision, where it is another one. */
            mais_nova_id: components["schemas"]["IdNulo"];
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            objeto_conhecimento_descricao: components["schemas"]["TextoNulo"];
            /** @enum {string|null} */
            dificuldade: "facil" | "medio" | "dificil" | null;
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            /** @description The question in the other language of the same place. */
            par_id: components["schemas"]["IdNulo"];
            texto_base: components["schemas"]["RascunhoTextoBase"];
            com_tri: boolean;
            /** @description In an exam that is not released, and not of the reader. */
            lacrada: boolean;
        };
        RascunhoResumo: {
            rascunho_id: components["schemas"]["RascunhoId"];
            descricao: string;
            autor_nome: components["schemas"]["GestaoPessoaNome"];
            /** @description The reader is the author. */
            meu: boolean;
            serie_nome: components["schemas"]["TextoNulo"];
            especie: components["schemas"]["AvaliacaoEspecie"];
            qtde_itens: components["schemas"]["Contagem"];
            qtde_turmas: components["schemas"]["Contagem"];
            qtde_pendencias: components["schemas"]["Contagem"];
            /** @description The exam that it became. */
            avaliacao_conhecimento_id: components["schemas"]["IdNulo"];
            arquivado_em: components["schemas"]["InstanteNulo"];
            atualizado_em: components["schemas"]["Instante"];
            versao: components["schemas"]["VersaoRegistro"];
        };
        /** @description The passage before the stem, which other questions may share. */
        RascunhoTextoBase: {
            texto_base_id: components["schemas"]["Id"];
            titulo: components["schemas"]["Texto"];
        } | null;
        RascunhoTurma: {
            turma_id: components["schemas"]["Id"];
            dias: components["schemas"]["RascunhoJanela"][];
        };
        /** @description Receipt of the delivery; the same one on every repetition. */
        Recibo: {
            entregue_em: components["schemas"]["Instante"];
            tempo_utilizado: components["schemas"]["Segundos"];
            qtde_itens_respondidos: components["schemas"]["Contagem"];
            qtde_itens: components["schemas"]["Contagem"];
            protocolo: string;
        };
        Recuperacao: {
            /** @description The deployment can send messages. */
            email: boolean;
            /** @description Recovery by security questions is on. */
            perguntas: boolean;
        };
        Redacao: {
            data_ultima_gravacao: components["schemas"]["Instante"];
            palavras: components["schemas"]["Contagem"];
            seq: components["schemas"]["Seq"];
            /** @description Additive: as with a saved answer, so that who writes the essay alone sees time that was added. */
            tempo_restante: components["schemas"]["Segundos"];
            situacao: components["schemas"]["SituacaoGravacao"];
        };
        RedacaoCompetencia: {
            numero: number;
            nota: components["schemas"]["RedacaoNotaCompetencia"];
            comentario?: string;
        };
        RedacaoCompetenciaFinal: {
            numero: number;
            nome: components["schemas"]["Texto"];
            /** @description 0 to 200: the mean over the parts of the marking that count, not rounded. */
            nota: number;
            /** @description Of the markers on this competence. */
            comentarios: string[];
        };
        RedacaoCorrecao: {
            competencias: components["schemas"]["RedacaoCompetencia"][];
            marcas: components["schemas"]["RedacaoMarcas"];
            motivo_zero: components["schemas"]["RedacaoMotivoZero"];
            comentario: string;
            concluida: boolean;
            /** @description Sum of the five, 0 to 1000; null in a draft. */
            nota: components["schemas"]["RedacaoNotaTotal"];
            versao: components["schemas"]["RedacaoCorrecaoVersao"];
            gravada_em: components["schemas"]["InstanteNulo"];
        };
        RedacaoCorrecaoRequest: {
            /** @description To finish: all five, or none with motivo_zero; otherwise 422. */
            competencias: components["schemas"]["RedacaoCompetencia"][];
            /** @description Absent: none. A place outside the text is refused with 422. */
            marcas?: components["schemas"]["RedacaoMarcas"];
            motivo_zero?: components["schemas"]["RedacaoMotivoZero"];
            /** @description For the student. */
            comentario: string;
            /** @description False keeps a draft; true ends the marking, which then stands. */
            concluir: boolean;
            versao: components["schemas"]["RedacaoCorrecaoVersao"];
            params?: components["schemas"]["Params"];
        };
        /** @description Of the own marking; 0 means none yet. */
        RedacaoCorrecaoVersao: number;
        RedacaoCorrigida: {
            dia_prova: components["schemas"]["DiaProva"];
            /**
             * @description em_correcao: no mark yet; em_branco: nothing was written, worth 0.
             * @enum {string}
             */
            situacao: "em_correcao" | "corrigida" | "em_branco";
            proposta_redacao_titulo: components["schemas"]["Texto"];
            /** @description What the student wrote. */
            texto: string;
            palavras: components["schemas"]["Contagem"];
            nota: components["schemas"]["NotaRedacao"];
            /** @description The five once corrigida; empty until then, when blank, and where the whole is 0 for a reason. */
            competencias: components["schemas"]["RedacaoCompetenciaFinal"][];
            /** @description Comments of the markers on passages of the text. */
            marcas: components["schemas"]["RedacaoMarca"][];
            motivo_zero: components["schemas"]["RedacaoMotivoZero"];
            /** @description Of the markers on the whole essay. Nobody is named. */
            comentarios: string[];
        };
        RedacaoCorrigidaNula: {
            dia_prova: components["schemas"]["DiaProva"];
            /**
             * @description em_correcao: no mark yet; em_branco: nothing was written, worth 0.
             * @enum {string}
             */
            situacao: "em_correcao" | "corrigida" | "em_branco";
            proposta_redacao_titulo: components["schemas"]["Texto"];
            /** @description What the student wrote. */
            texto: string;
            palavras: components["schemas"]["Contagem"];
            nota: components["schemas"]["NotaRedacao"];
            /** @description The five once corrigida; empty until then, when blank, and where the whole is 0 for a reason. */
            competencias: components["schemas"]["RedacaoCompetenciaFinal"][];
            /** @description Comments of the markers on passages of the text. */
            marcas: components["schemas"]["RedacaoMarca"][];
            motivo_zero: components["schemas"]["RedacaoMotivoZero"];
            /** @description Of the markers on the whole essay. Nobody is named. */
            comentarios: string[];
        } | null;
        RedacaoDesfazerRequest: {
            versao: components["schemas"]["RedacaoCorrecaoVersao"];
            params?: components["schemas"]["Params"];
        };
        /** @description No name, class or id of the student. */
        RedacaoFila: {
            redacao_id: components["schemas"]["Id"];
            /** @description What correctors call it among themselves. */
            codigo: string;
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            dia_prova: components["schemas"]["DiaProva"];
            proposta_redacao_titulo: components["schemas"]["Texto"];
            palavras: components["schemas"]["Contagem"];
            situacao: components["schemas"]["GestaoRedacaoSituacao"];
            minha_situacao: components["schemas"]["RedacaoMinhaSituacao"];
        };
        RedacaoFilaLista: components["schemas"]["RedacaoFila"][];
        /** @description A comment on a passage of the text; the places count UTF-16 code units. */
        RedacaoMarca: {
            /** @description First place of the passage. */
            inicio: number;
            /** @description The place after its last; within the text and after inicio. */
            fim: number;
            competencia: number;
            /** @description For the student; may be empty. */
            comentario: string;
        };
        RedacaoMarcas: components["schemas"]["RedacaoMarca"][];
        /**
         * @description Of the caller. impedida: marked it already in another part, or is being marked by another now.
         * @enum {string}
         */
        RedacaoMinhaSituacao: "nao_iniciada" | "rascunho" | "concluida" | "impedida";
        /**
         * @description The whole essay is worth 0 for this reason; null otherwise.
         * @enum {string|null}
         */
        RedacaoMotivoZero: "em_branco" | "texto_insuficiente" | "fuga_ao_tema" | "outro_tipo_de_texto" | "copia" | "outro" | null;
        RedacaoNivel: {
            nota: components["schemas"]["RedacaoNotaCompetencia"];
            descricao: string;
        };
        /** @description Mark of one competence, 0 to 200. */
        RedacaoNotaCompetencia: number;
        /** @description Mark of the whole essay, 0 to 1000. */
        RedacaoNotaTotal: number | null;
        /** @description A finished part of another person, without a name: marks, passages and comments. */
        RedacaoOutraCorrecao: {
            /** @enum {string} */
            papel: "primeira" | "segunda" | "terceira";
            competencias: components["schemas"]["RedacaoCompetencia"][];
            marcas: components["schemas"]["RedacaoMarcas"];
            comentario: string;
            motivo_zero: components["schemas"]["RedacaoMotivoZero"];
            nota: components["schemas"]["RedacaoNotaTotal"];
        };
        /** @enum {string} */
        RedacaoParte: "primeira" | "segunda" | "terceira";
        RedacaoReaberturaRequest: {
            papel: components["schemas"]["RedacaoParte"];
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        /** @description How the school has its essays marked. */
        RedacaoRegras: {
            segundo_corretor: boolean;
            /** @description Two marks that differ by more wait for a third person. */
            divergencia_maxima: number;
        };
        RedacaoRequest: {
            texto_redacao: string;
            /** @description Additive: when the text was last changed, by the device corrected to the server clock. Within the tolerance only a text last changed before the deadline counts; any other, and one that does not say, is kept as late. */
            respondida_em?: components["schemas"]["Instante"];
            seq?: components["schemas"]["Seq"];
            dia?: components["schemas"]["DiaProva"];
            params?: components["schemas"]["Params"];
        };
        RedacaoRubrica: {
            numero: number;
            nome: components["schemas"]["Texto"];
            descricao: string;
            maximo: number;
            /** @description From 0 to 200 in steps of 40. */
            niveis: components["schemas"]["RedacaoNivel"][];
        };
        /** @description Additive: essays of further days of the same exam; as a rule empty. */
        RedacoesCorrigidas: components["schemas"]["RedacaoCorrigida"][];
        ReduzirMoedaRequest: {
            turma_avaliacao_id: components["schemas"]["Id"];
            materia_id: components["schemas"]["Id"];
            objeto_conhecimento_id: components["schemas"]["Id"];
            params?: components["schemas"]["Params"];
        };
        Reparo: {
            item: components["schemas"]["AvaliacaoItemGestao"];
            revisao_prova: components["schemas"]["RevisaoProva"];
        };
        ReparoRequest: {
            /**
             * @description trocar: another revision of the same question with as many options.
             * @enum {string}
             */
            acao: "anular" | "trocar" | "chave";
            /** @description Of trocar. */
            questao_id?: components["schemas"]["Id"];
            /**
             * @description Of chave.
             * @enum {string}
             */
            chave?: "A" | "B" | "C" | "D" | "E";
            motivo: components["schemas"]["GestaoMotivo"];
            /** @description Whether students are told. A new key is never told. */
            aviso_aos_alunos: boolean;
            params?: components["schemas"]["Params"];
        };
        ResgateRecuperacaoRequest: {
            codigo: string;
            nova: string;
            params?: components["schemas"]["Params"];
        };
        ResgateRequest: {
            codigo: string;
            params?: components["schemas"]["Params"];
        };
        /** @description What is stored now, which after ignorada_mais_antiga is not what was sent. */
        Resposta: {
            turma_avaliacao_questao_resposta_id: components["schemas"]["Id"];
            item_resposta: components["schemas"]["ItemResposta"];
            seq: components["schemas"]["Seq"];
            gravada_em: components["schemas"]["Instante"];
            tempo_restante: components["schemas"]["Segundos"];
            qtde_itens_respondidos: components["schemas"]["Contagem"];
            /** @description Additive: when it grew, the day is read again and changed questions with it. */
            revisao_prova?: components["schemas"]["RevisaoProva"];
            situacao: components["schemas"]["SituacaoGravacao"];
        };
        /** @description What is stored; sent again, the same answer. */
        RespostaBoss: {
            item_resposta: components["schemas"]["ItemResposta"];
            /** @description Null while an exam with this question is scheduled or open. */
            item_gabarito: components["schemas"]["Letra"];
            /** @description Null exactly when item_gabarito is. */
            acertou: boolean | null;
            comentario: components["schemas"]["Html"];
            tempo_restante: components["schemas"]["Segundos"];
            qtde_itens_respondidos: components["schemas"]["Contagem"];
            qtde_itens: number;
            /** @description venceu or perdeu after the last item. */
            status_boss: components["schemas"]["StatusBoss"];
            servidor_em: components["schemas"]["Instante"];
        };
        /** @description The id of the item is that of its kind; the other is absent or null. */
        RespostaBossRequest: {
            turma_avaliacao_roteiro_estudo_id?: components["schemas"]["IdNulo"];
            turma_avaliacao_lista_adaptada_id?: components["schemas"]["IdNulo"];
            /** @description 1 = A. A Boss item cannot be cleared or changed. */
            item_resposta: number;
            params?: components["schemas"]["Params"];
        };
        RespostaPesquisaRequest: {
            /** @description 0 to 10; null puts it off. */
            nota: number | null;
            comentario?: string;
            params?: components["schemas"]["Params"];
        };
        RespostaRequest: {
            turma_avaliacao_questao_resposta_id: components["schemas"]["Id"];
            item_resposta: components["schemas"]["ItemResposta"];
            dia: components["schemas"]["DiaProva"];
            seq?: components["schemas"]["Seq"];
            /** @description Additive: when the choice was made, by the device corrected to the server clock. */
            respondida_em?: components["schemas"]["Instante"];
            params?: components["schemas"]["Params"];
        };
        /** @description What is stored now, which after ignorada_mais_antiga is not what was sent. */
        RespostaSubjetiva: {
            turma_avaliacao_questao_resposta_id: components["schemas"]["Id"];
            texto_resposta: components["schemas"]["TextoResposta"];
            seq: components["schemas"]["Seq"];
            gravada_em: components["schemas"]["Instante"];
            palavras: components["schemas"]["Contagem"];
            tempo_restante: components["schemas"]["Segundos"];
            qtde_itens_respondidos: components["schemas"]["Contagem"];
            situacao: components["schemas"]["SituacaoGravacao"];
        };
        RespostaSubjetivaRequest: {
            turma_avaliacao_questao_resposta_id: components["schemas"]["Id"];
            texto_resposta: components["schemas"]["TextoResposta"];
            dia: components["schemas"]["DiaProva"];
            seq?: components["schemas"]["Seq"];
            /** @description When it was written, by the device corrected to the server clock. */
            respondida_em?: components["schemas"]["Instante"];
            params?: components["schemas"]["Params"];
        };
        RespostasSegurancaRequest: {
            username: string;
            respostas: {
                id: components["schemas"]["Id"];
                resposta: string;
            }[];
            params?: components["schemas"]["Params"];
        };
        /** @description While situacao is em_correcao: marks, hits and keys are null and areas is empty. */
        Resultado: {
            /** @description turma_avaliacao_id. */
            id: components["schemas"]["Id"];
            /** @description On the exam's own scale, 0 to nota_maxima. */
            nota: components["schemas"]["NotaNula"];
            presente_avaliacao: boolean;
            /** @description Mean of the scores of all areas of the exam, to one decimal, on the scale of the ENEM, about 0 to 1000; null unless each area has one. */
            nota_tri: components["schemas"]["NotaTriNula"];
            /** @description Additive: mean of the own class, on the scale of the ENEM, about 0 to 1000; null below five scores, and where nota_tri is. */
            nota_tri_turma: components["schemas"]["NotaTriNula"];
            base_tri: components["schemas"]["BaseTri"];
            descricao: components["schemas"]["Texto"];
            desempenho_geral: components["schemas"]["PercentualNulo"];
            nota_maxima: components["schemas"]["NotaMaxima"];
            data_finalizada: components["schemas"]["InstanteNulo"];
            ciclo: components["schemas"]["Ciclo"];
            /** @description Null with more than one subject. */
            materia_id: components["schemas"]["IdNulo"];
            materia_nome: components["schemas"]["TextoNulo"];
            tipo_aplicacao: components["schemas"]["TipoAplicacao"];
            questoes: components["schemas"]["ResultadoQuestaoItem"][];
            trilha_estudos: components["schemas"]["TrilhaEstudos"];
            data_hora_inicial_1_dia: components["schemas"]["Instante"];
            areas: components["schemas"]["ResultadoArea"][];
            situacao: components["schemas"]["SituacaoResultado"];
            gabarito_liberado_em: components["schemas"]["InstanteNulo"];
            tempo_utilizado: components["schemas"]["SegundosNulo"];
            origem_tri: components["schemas"]["OrigemTri"];
            nota_redacao: components["schemas"]["NotaRedacaoNula"];
            /** @description Additive: the own essay with its marking. Null before release, for an absent student, and in an exam without one. */
            redacao: components["schemas"]["RedacaoCorrigidaNula"];
            outras_redacoes: components["schemas"]["RedacoesCorrigidas"];
        };
        ResultadoArea: {
            codigo: components["schemas"]["AreaCodigo"];
            nome: components["schemas"]["Texto"];
            /** @description On the scale of the ENEM, about 0 to 1000. Null unless every scored item is calibrated; of an imported exam those count that are, and the score is an estimate. One decimal. */
            nota_tri: components["schemas"]["NotaTriNula"];
            /** @description Additive: the score of who hits every scored item, on the scale of the ENEM, about 0 to 1000; null where nota_tri is. */
            nota_tri_maxima: components["schemas"]["NotaTriNula"];
            base_tri: components["schemas"]["BaseTri"];
            /** @description On the scale of nota_tri. */
            erro_padrao: components["schemas"]["NotaTriNula"];
            acertos: components["schemas"]["Contagem"];
            total: components["schemas"]["Contagem"];
        };
        ResultadoDaArea: {
            area_codigo: string;
            acertos: components["schemas"]["Contagem"];
            itens: components["schemas"]["Contagem"];
            /** @description On the scale of the area, about 0 to 1000. */
            nota_tri: number | null;
        };
        ResultadoDoAluno: {
            turma_avaliacao_id: components["schemas"]["Id"];
            turma_id: components["schemas"]["Id"];
            turma_codigo: components["schemas"]["Texto"];
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            presente: boolean;
            acertos: components["schemas"]["Contagem"];
            itens: components["schemas"]["Contagem"];
            /** @description From 0 to nota_maxima; null for who was absent. */
            nota: number | null;
            /** @description On the scale of the area, about 0 to 1000. */
            nota_tri: number | null;
            /** @description 0 to 1000. */
            nota_redacao: number | null;
            areas: components["schemas"]["ResultadoDaArea"][];
        };
        ResultadoLista: {
            /** @description Over all cycles. */
            falhas_evitadas: components["schemas"]["FalhasEvitadas"][];
            /** @description Additive: the same for the exams of each cycle that has any. */
            falhas_por_ciclo: components["schemas"]["FalhasDoCiclo"][];
            avaliacoes: components["schemas"]["ResultadoListaItem"][];
        };
        ResultadoListaItem: {
            /** @description turma_avaliacao_id. */
            id: components["schemas"]["Id"];
            ciclo_avaliacao_id: components["schemas"]["Id"];
            ciclo: components["schemas"]["Ciclo"];
            /** @description On the exam's own scale, 0 to nota_maxima. */
            nota: components["schemas"]["NotaNula"];
            /** @description Mean of the days of one exam, 0 to nota_maxima. */
            nota_agregada: components["schemas"]["NotaNula"];
            nota_maxima: components["schemas"]["NotaMaxima"];
            /** @description Mean of the scores of all areas of the exam, to one decimal, on the scale of the ENEM, about 0 to 1000; null unless each area has one. */
            nota_tri: components["schemas"]["NotaTriNula"];
            base_tri: components["schemas"]["BaseTri"];
            descricao: components["schemas"]["Texto"];
            desempenho: components["schemas"]["PercentualNulo"];
            data_hora_inicial_1_dia: components["schemas"]["Instante"];
            /** @description Position in the grade of the school. */
            ranking: number | null;
            is_only_redacao: boolean;
            /** @description Additive: best of the class. */
            melhor_da_turma: boolean;
            situacao: components["schemas"]["SituacaoResultado"];
            /** @description Planned or actual release; null while unknown. */
            gabarito_liberado_em: components["schemas"]["InstanteNulo"];
            origem_tri: components["schemas"]["OrigemTri"];
            nota_redacao: components["schemas"]["NotaRedacaoNula"];
            /** @description Additive: error of nota_tri, on its scale; two scores whose bands overlap differ inside the margin. */
            erro_padrao: components["schemas"]["NotaTriNula"];
        };
        /** @description Read-only view of one question with the student's own answer. */
        ResultadoQuestao: {
            numero: number;
            dia_prova: components["schemas"]["DiaProva"];
            banco_questao_id: components["schemas"]["Id"];
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            enunciado: components["schemas"]["Html"];
            opcao_a: components["schemas"]["Html"];
            opcao_b: components["schemas"]["Html"];
            opcao_c: components["schemas"]["Html"];
            opcao_d: components["schemas"]["Html"];
            /** @description Sanitised HTML; null or absent with four options. */
            opcao_e?: string | null;
            comentario: components["schemas"]["Html"];
            gabarito: components["schemas"]["Letra"];
            item_resposta: components["schemas"]["ItemResposta"];
            /** @description Additive: more than one option was marked on paper. item_resposta is null and the item is wrong, not blank. */
            dupla_marcacao?: boolean;
            acertou: boolean | null;
            anulada: boolean;
            /** @description Additive: answered with a text; absent means false. */
            subjetiva?: boolean;
            /** @description Additive: own text of a subjective item; null or absent when none. */
            texto_resposta?: string | null;
            /** @description Of the student's own class, 0 to 100; null below five takers. */
            percentual_acerto: components["schemas"]["PercentualNulo"];
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
        };
        ResultadoQuestaoItem: {
            numero: number;
            /** @description Null until release. */
            acertou: boolean | null;
            anulada: boolean;
            subjetiva: boolean;
            gabarito_bonificado: boolean;
            acertou_bonificacao: boolean;
            item_resposta: components["schemas"]["ItemResposta"];
            /** @description Additive: more than one option was marked on paper. item_resposta is null and the item is wrong, not blank. */
            dupla_marcacao?: boolean;
            /** @description Calibrated difficulty; higher is harder. */
            nivel_dificuldade: number | null;
            nivel_dificuldade_professor: number | null;
            /** @description Of the student's own class, 0 to 100; null until release and below five takers. */
            percentual_acerto: components["schemas"]["PercentualNulo"];
            pontuacao_correcao: components["schemas"]["PontosNulos"];
            /** @description Fraction of the points of a subjective item; null while its text waits to be marked */
            percentual_pontuacao_correcao: components["schemas"]["FracaoNula"];
            pontuacao_avaliacao: components["schemas"]["PontosNulos"];
            banco_questao_id: components["schemas"]["Id"];
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            gabarito: components["schemas"]["Letra"];
            dia_prova: components["schemas"]["DiaProva"];
            area_codigo: components["schemas"]["AreaCodigoNulo"];
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
        };
        /** @description Results as they stand, of the classes within reach, also while students do not see them yet. alunos is empty until the last class has ended. */
        ResultadosDaProva: {
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            /** @description Top of the scale of nota, 0 to 1000. */
            nota_maxima: number;
            fechada: boolean;
            calculado_em: components["schemas"]["InstanteNulo"];
            conferencia: components["schemas"]["ConferenciaResultado"];
            /** @description By class and name. */
            alunos: components["schemas"]["ResultadoDoAluno"][];
        };
        /** @description One exam day with its answers. Reading it never starts the clock. */
        Resumo: {
            turma_avaliacao_id: components["schemas"]["Id"];
            dia_prova: components["schemas"]["DiaProva"];
            descricao: components["schemas"]["Texto"];
            serie: components["schemas"]["Texto"];
            turma_codigo: components["schemas"]["Texto"];
            turma_turno: components["schemas"]["Turno"];
            ciclo: components["schemas"]["Ciclo"];
            /** @description Before the start, the time the student would have. */
            tempo_restante: components["schemas"]["Segundos"];
            /** @description Of the chosen language only. */
            qtde_itens_respondidos: components["schemas"]["Contagem"];
            /** @description Option numbers that may be sent; opaque. */
            qtde_itens_resposta: string;
            /** @description Language chosen; null until the student chooses, when the English items count. */
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            solicitar_idioma: boolean;
            /** @description Additive: the day has an essay. With redacao null it is hidden until the start. */
            existe_redacao: boolean;
            redacao: components["schemas"]["ResumoRedacao"];
            materias: components["schemas"]["ResumoMateria"][];
            /** @description Items that count for one student (one language). */
            qtde_itens: components["schemas"]["Contagem"];
            /** @description Answers are taken after delivery, until the deadline (version 1). */
            responde_apos_entrega: boolean;
            situacao: components["schemas"]["SituacaoProva"];
            iniciada_em: components["schemas"]["InstanteNulo"];
            /** @description Effective end for this student; null before the start. */
            prazo_em: components["schemas"]["InstanteNulo"];
            /** @description Additive: seconds that staff gave since the start; they stay beside the clock to the end. */
            acrescimo?: components["schemas"]["Segundos"];
            entregue_em: components["schemas"]["InstanteNulo"];
            encerrada_em: components["schemas"]["InstanteNulo"];
            /** @description Additive: planned or actual release of grade and answer key; null while unknown. */
            gabarito_liberado_em: components["schemas"]["InstanteNulo"];
            tempo_utilizado: components["schemas"]["SegundosNulo"];
            revisao_prova?: components["schemas"]["RevisaoProva"];
            /** @description Additive: when the school cancelled the exam. */
            cancelada_em?: components["schemas"]["InstanteNulo"];
            servidor_em: components["schemas"]["Instante"];
        };
        ResumoItem: {
            numero: number;
            banco_questao_id: components["schemas"]["Id"];
            item_resposta: components["schemas"]["ItemResposta"];
            gabarito: components["schemas"]["Letra"];
            questao_anulada: boolean;
            turma_avaliacao_questao_resposta_id: components["schemas"]["Id"];
            avaliacao_conhecimento_questao_id: components["schemas"]["Id"];
            /** @description Language this item belongs to; null when it is for all. */
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            seq: components["schemas"]["Seq"];
            /** @description Additive: answered with a text; absent means false. */
            subjetiva?: boolean;
            /** @description Additive: own text of a subjective item; null or absent when none. */
            texto_resposta?: string | null;
            /**
             * @description Additive: what students are told of its last repair; null or absent when nothing.
             * @enum {string|null}
             */
            reparo?: "anulada" | "corrigida" | null;
        };
        ResumoMateria: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            itens: components["schemas"]["ResumoItem"][];
        };
        /** @description Essay of the day; null when it has none, and while the student may not see it (existe_redacao says which). */
        ResumoRedacao: {
            texto: string;
            data_ultima_gravacao: components["schemas"]["InstanteNulo"];
            proposta_redacao_id: components["schemas"]["Id"];
            proposta_redacao_titulo: components["schemas"]["Texto"];
            proposta_redacao_descricao: components["schemas"]["Html"];
            genero_textual_nome: components["schemas"]["Texto"];
            textos_motivacionais: components["schemas"]["TextoMotivacional"][];
            /** @description Additive: fewest lines of the ruled sheet that the task asks for; 8 by default. */
            min_linhas: number;
            /** @description Additive: most lines; 30 by default. Neither refuses a text. */
            max_linhas: number;
            palavras: components["schemas"]["Contagem"];
            seq: components["schemas"]["Seq"];
        } | null;
        /** @description Grows with each repair of an item; 0 while none was repaired. */
        RevisaoProva: number;
        /** @description Exam the roadmap belongs to; null when it has none. */
        RoteiroAvaliacao: {
            descricao: components["schemas"]["Texto"];
            data_aplicacao: components["schemas"]["InstanteNulo"];
            nota_maxima: components["schemas"]["NotaMaxima"];
            /** @description 0 to nota_maxima. Null while an input is missing: the card is hidden. */
            nota_prevista: components["schemas"]["NotaNula"];
            /** @description 0 to nota_maxima. */
            nota_prevista_inicial: components["schemas"]["NotaNula"];
        } | null;
        RoteiroConclusao: {
            qtde_estrelas: components["schemas"]["RoteiroEstrelas"];
        };
        /** @description Stars of a phase; null while it is not finished. */
        RoteiroEstrelas: number | null;
        RoteiroFase: {
            info: components["schemas"]["RoteiroFaseInfo"];
            midias: components["schemas"]["RoteiroMidia"][];
            respostas_quiz: components["schemas"]["RoteiroRespostasQuiz"];
            /** @description Items served so far and the one to answer; five unless set otherwise. */
            items: components["schemas"]["RoteiroItem"][];
            conclusao: components["schemas"]["RoteiroConclusao"];
            trilha_aberta: boolean;
            data_fim: components["schemas"]["Instante"];
            persisted_data: components["schemas"]["RoteiroPersistedData"];
            /** @description Additive. */
            trilha_fase_id: components["schemas"]["Id"];
            /** @description Additive: the answer call wants it. */
            trilha_id: components["schemas"]["Id"];
            /** @description Additive: items the phase serves, those to come included; items holds those served so far. */
            qtde_itens: components["schemas"]["Contagem"];
        };
        RoteiroFaseDisponivel: {
            trilha_fase_id: components["schemas"]["Id"];
            qtde_estrelas: components["schemas"]["RoteiroEstrelas"];
            /** @description Part of the list: Fundamentos, Prática, Aprofundamento. */
            secao: components["schemas"]["Texto"];
            objeto_conhecimento_descricao: components["schemas"]["Texto"];
            /** @description Mean predicted chance: above 0.8 easy, above 0.5 medium, else hard; null while unknown. */
            confiabilidade: components["schemas"]["FracaoNula"];
            questoes_prova: components["schemas"]["RoteiroQuestoesProva"];
        };
        RoteiroFaseInfo: {
            materia: components["schemas"]["Texto"];
            disciplina: components["schemas"]["Texto"];
            capitulo_numero: number | null;
            capitulo_nome: components["schemas"]["TextoNulo"];
            objeto_conhecimento: components["schemas"]["Texto"];
            objeto_conhecimento_id: components["schemas"]["Id"];
            /** @description Course of the phase; null when none is published. */
            base_conhecimento_id: components["schemas"]["IdNulo"];
            /** @description Number of the question in the exam the phase came from; null for a student while the exam is still to come. */
            prova_numero: number | null;
            habilidade_descricao: string | null;
        };
        RoteiroFracao: number;
        RoteiroItem: {
            banco_questao_id: components["schemas"]["Id"];
            /** @description Null until the item is answered, and longer while an exam of the school holds the question. */
            gabarito: components["schemas"]["Letra"];
            /** @description Additive: empty exactly while gabarito is null, also when the same question waits in another open roadmap. */
            comentario: components["schemas"]["Html"];
            questoes_prova: components["schemas"]["RoteiroQuestoesProva"];
            item_resposta: components["schemas"]["ItemResposta"];
            ordem: number;
            secao_nome: components["schemas"]["Texto"];
            trilha_item_id: components["schemas"]["Id"];
        };
        RoteiroLista: {
            materias: components["schemas"]["RoteiroListaMateria"][];
            resumo: components["schemas"]["RoteiroResumoGeral"];
            /** @description Roadmaps opened since the student last did something in one, which stands for the last visit. */
            trilhas_novas: boolean;
        };
        RoteiroListaMateria: {
            trilha_id: components["schemas"]["Id"];
            tipo: components["schemas"]["RoteiroTipo"];
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            progresso: components["schemas"]["RoteiroFracao"];
            /** @description Days left are calendar days in the school's zone. */
            data_fim: components["schemas"]["Instante"];
            qtde_fases: components["schemas"]["Contagem"];
            qtde_assuntos_abordados: components["schemas"]["Contagem"];
            avaliacao_conhecimento_detalhes: components["schemas"]["RoteiroAvaliacao"];
        };
        RoteiroMateria: {
            /** @description False: view only, for everybody. */
            trilha_aberta: boolean;
            data_fim: components["schemas"]["Instante"];
            materia_nome: components["schemas"]["Texto"];
            resumo: components["schemas"]["RoteiroResumoMateria"];
            fases_disponiveis: components["schemas"]["RoteiroFaseDisponivel"][];
            /** @description Additive: the roadmap found when the address named a tipo; the screen replaces its address. */
            trilha_id: components["schemas"]["Id"];
            /** @description Additive. */
            tipo: components["schemas"]["RoteiroTipo"];
            /** @description Additive. */
            materia_id: components["schemas"]["Id"];
            /** @description Additive. */
            progresso: components["schemas"]["RoteiroFracao"];
        };
        RoteiroMidia: {
            /** @description objeto_conhecimento_conteudo_digital_id. */
            id: components["schemas"]["Id"];
            tipo: components["schemas"]["RoteiroMidiaTipo"];
            descricao: components["schemas"]["Texto"];
            /**
             * Format: uri
             * @description https only.
             */
            url: string;
            plataforma: components["schemas"]["TextoNulo"];
            label_01: components["schemas"]["TextoNulo"];
            label_02: components["schemas"]["TextoNulo"];
        };
        /** @enum {string} */
        RoteiroMidiaTipo: "site" | "video" | "podcast" | "mapa_mental" | "artigo_pedagogico" | "jogo_educativo" | "pea" | "atividade_embasamento";
        /** @description Opaque and signed by the server, to be sent back as it came; ignored when altered. */
        RoteiroPersistedData: string | null;
        /** @description The item chosen next, in the shape of items; null when the phase has ended, and while exams hold every item that is left (fase_finalizada tells the two apart). */
        RoteiroProximoItem: {
            banco_questao_id: components["schemas"]["Id"];
            /** @description Always null here. */
            gabarito: components["schemas"]["Letra"];
            /** @description Additive: always empty here. */
            comentario: components["schemas"]["Html"];
            questoes_prova: components["schemas"]["RoteiroQuestoesProva"];
            item_resposta: components["schemas"]["ItemResposta"];
            ordem: number;
            secao_nome: components["schemas"]["Texto"];
            trilha_item_id: components["schemas"]["Id"];
        } | null;
        RoteiroQuestaoProva: {
            /** @description Number of the question in the exam. */
            numero: number;
            /** @description Predicted chance of a hit. */
            desempenho_esperado: components["schemas"]["FracaoNula"];
        };
        /** @description Questions of the exam that the phase prepares; empty for a student, who does not see estimates. */
        RoteiroQuestoesProva: components["schemas"]["RoteiroQuestaoProva"][];
        /** @description The first answer of a question stands; repeating it returns the same. */
        RoteiroQuiz: {
            index: number;
            item_resposta: number;
            acertou: boolean;
            gabarito: components["schemas"]["CursoQuizGabarito"];
            comentario: components["schemas"]["CursoQuizComentario"];
            qtde_respondidas: number;
            qtde_questoes: number;
        };
        RoteiroQuizRequest: {
            resposta_quiz: {
                /** @description Question, from 1. */
                index: number;
                item_resposta: number;
                /** @description Taken and ignored: the server judges. */
                acertou?: boolean;
            };
            params?: components["schemas"]["Params"];
        };
        RoteiroQuizResposta: {
            item_resposta: components["schemas"]["ItemResposta"];
            /** @description Null until the question is answered. */
            acertou: boolean | null;
            data_resposta: components["schemas"]["InstanteNulo"];
        };
        /** @description The same on every repetition; the first answer of an item stands. */
        RoteiroResposta: {
            /** @description Key of the item just answered; null while an exam of the school holds the question. */
            gabarito: components["schemas"]["Letra"];
            /** @description Additive: explains the item just answered; empty exactly while gabarito is null. */
            comentario: components["schemas"]["Html"];
            fase_finalizada: boolean;
            proximo_item: components["schemas"]["RoteiroProximoItem"];
            /** @description By the server's key; null when gabarito is. */
            acertou: boolean | null;
            qtde_estrelas: components["schemas"]["RoteiroEstrelas"];
            persisted_data: components["schemas"]["RoteiroPersistedData"];
        };
        RoteiroRespostaRequest: {
            trilha_item_id: components["schemas"]["Id"];
            /** @description Chosen option, 1 = A. */
            item_resposta: number;
            persisted_data?: components["schemas"]["RoteiroPersistedData"];
            params?: components["schemas"]["Params"];
        };
        RoteiroRespostasQuiz: {
            /** @description The place in the list is the question, all of them, answered or not; empty without a quiz. */
            respostas: components["schemas"]["RoteiroQuizResposta"][];
        };
        RoteiroResumoGeral: {
            /** @description Courses of phases in which the student answered a quiz question or opened a medium. */
            qtde_cursos_acessados: components["schemas"]["Contagem"];
            qtde_itens_respondidos: components["schemas"]["Contagem"];
            qtde_midias_recomendadas: components["schemas"]["Contagem"];
            qtde_midias_acessadas: components["schemas"]["Contagem"];
        };
        RoteiroResumoMateria: {
            qtde_itens_respondidos: components["schemas"]["Contagem"];
            qtde_midias_recomendadas: components["schemas"]["Contagem"];
            qtde_cursos_acessados: components["schemas"]["Contagem"];
        };
        RoteiroSemana: {
            turma_avaliacao_id: components["schemas"]["Id"];
            /** @enum {string} */
            tipo_avaliacao: "RoteiroEstudo" | "PlanoAcao";
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            descricao: components["schemas"]["Texto"];
            data_aplicacao: components["schemas"]["InstanteNulo"];
            percentual_concluido: number;
        };
        /**
         * @description 1 Roteiro de Estudos, made before an exam; 2 Plano de Ação, made after its release.
         * @enum {integer}
         */
        RoteiroTipo: 1 | 2;
        RoteiroVisualizacao: {
            /** @description Of the first view; repeating it changes nothing. */
            visualizado_em: components["schemas"]["Instante"];
            qtde_midias_acessadas: components["schemas"]["Contagem"];
        };
        RoteiroVisualizacaoRequest: {
            objeto_conhecimento_conteudo_digital_id: components["schemas"]["Id"];
            trilha_fase_id: components["schemas"]["Id"];
            /** @description Must be the student of the session. */
            turma_aluno_id?: components["schemas"]["Id"];
            params?: components["schemas"]["Params"];
        };
        Saude: {
            /** @enum {string} */
            status: "ok" | "indisponivel";
            versao: string;
            /** @enum {string} */
            banco: "ok" | "indisponivel";
            /** @description Additive: how often the server started its own PostgreSQL again within the last ten minutes; 0 with DATABASE_URL. */
            banco_reinicios?: number;
            /** @description Additive: the newest of them. */
            banco_reiniciado_em?: components["schemas"]["InstanteNulo"];
            manutencao: boolean;
            /**
             * @description sem_espaco: the disk is nearly full, and whatever writes answers 503 (codigo sem_espaco).
             * @enum {string}
             */
            gravacao?: "ok" | "sem_espaco";
        };
        SedeRequest: {
            /** @description Absent makes one. */
            sede_id?: components["schemas"]["Id"];
            nome: string;
            codigo_inep?: components["schemas"]["CodigoInepNulo"];
            id_externo?: components["schemas"]["IdExternoNulo"];
            versao?: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        SegundaEtapaRequest: {
            /** @description As the first step answered it. */
            desafio: string;
            codigo: components["schemas"]["DuasEtapasCodigo"];
            params?: components["schemas"]["Params"];
        };
        /** @description Whole seconds. */
        Segundos: number;
        /** @description Whole seconds. */
        SegundosNulo: number | null;
        /** @description Own change (atual, nova, confirmacao on the older form) or management reset (turma_aluno_id; autenticado and nova are then ignored). Length and content of a password are judged by the server, which answers 422 with erro. */
        SenhaRequest: {
            atual?: string;
            nova?: string;
            confirmacao?: string;
            autenticado?: boolean;
            turma_aluno_id?: components["schemas"]["Id"];
            params?: components["schemas"]["Params"];
        };
        SenhaResponse: {
            message: components["schemas"]["Texto"];
            /** @description One-time password after a management reset; null after an own change. */
            nova_senha: string | null;
        };
        SenhaTemporaria: {
            /** @description Random, for one use within 15 minutes; forces a change. */
            nova_senha: string;
        };
        SenhaTurmaAluno: {
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            login: string | null;
            /** @description Random, another for each student, told only here. */
            nova_senha: string;
        };
        SenhasTurma: {
            message: components["schemas"]["Texto"];
            turma_id: components["schemas"]["Id"];
            /** @description After 15 days; each forces a change at the first sign-in. */
            expira_em: components["schemas"]["Instante"];
            /** @description By name. */
            senhas: components["schemas"]["SenhaTurmaAluno"][];
        };
        SenhasTurmaRequest: {
            /** @description Only these students of the class; absent means all whose enrolment is current, up to 100: a larger class goes in parts (422). */
            turma_aluno_ids?: components["schemas"]["Id"][];
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        /** @description Client sequence of one answer or essay: the highest wins; 0 means never written. */
        Seq: number;
        SerieRequest: {
            /** @description Absent makes one. */
            serie_id?: components["schemas"]["Id"];
            nome: string;
            /** @description Place among the grades; the lowest comes first. */
            nivel_ordem: number;
            etapa: components["schemas"]["Etapa"];
            id_externo?: components["schemas"]["IdExternoNulo"];
            versao?: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        SeriesPadrao: {
            qtde_criadas: components["schemas"]["Contagem"];
        };
        SeriesPadraoRequest: {
            /** @description fundamental_2: 6º to 9º ano; medio: 1ª to 3ª série. */
            etapas: ("fundamental_2" | "medio")[];
            params?: components["schemas"]["Params"];
        };
        Sessao: {
            /** @description Effective profile. */
            perfil: components["schemas"]["Perfil"];
            perfil_real: components["schemas"]["Perfil"];
            turma_aluno_id: components["schemas"]["IdNulo"];
            escola_id: components["schemas"]["IdNulo"];
            /**
             * @description Of the active student; null without one.
             * @enum {integer|null}
             */
            versao: 1 | 2 | null;
            expira_em: components["schemas"]["Instante"];
            forcar_senha: boolean;
            forcar_perguntas: boolean;
            /**
             * @description Of a student's view opened by staff: aluno = changes allowed, professor = read-only. Null otherwise.
             * @enum {string|null}
             */
            modo: "aluno" | "professor" | null;
            /** @description Who opened the view; null for a student and for staff without one. */
            ator_nome: components["schemas"]["TextoNulo"];
            /** @description Whose view it is; null without a student. */
            aluno_nome: components["schemas"]["TextoNulo"];
            /** @description A student's view opened by staff ends at this moment whatever happens. */
            limite_em: components["schemas"]["InstanteNulo"];
        };
        /**
         * @description gravada: stored; ignorada_mais_antiga: a newer seq is stored; fora_do_prazo: kept for staff, not counted.
         * @enum {string}
         */
        SituacaoGravacao: "gravada" | "ignorada_mais_antiga" | "fora_do_prazo";
        /**
         * @description agendada: window not open; disponivel: open, not started; em_andamento: started; entregue: handed in; encerrada: closed by the clock.
         * @enum {string}
         */
        SituacaoProva: "agendada" | "disponivel" | "em_andamento" | "entregue" | "encerrada";
        /** @enum {string} */
        SituacaoResultado: "em_correcao" | "liberado";
        Sorteio: {
            semente: number;
            /** @description In the order drawn. */
            questoes: components["schemas"]["RascunhoQuestao"][];
            faltam: components["schemas"]["SorteioFalta"][];
        };
        SorteioFalta: {
            materia_id: components["schemas"]["Id"];
            /** @enum {string|null} */
            dificuldade: "facil" | "medio" | "dificil" | null;
            /** @description Questions that the bank lacks. */
            qtde: components["schemas"]["Contagem"];
        };
        SorteioParte: {
            materia_id: components["schemas"]["Id"];
            /**
             * @description Null or absent: any.
             * @enum {string|null}
             */
            dificuldade?: "facil" | "medio" | "dificil" | null;
            qtde: number;
        };
        SorteioRequest: {
            /** @description Questions of this and other days of the draft are not drawn again. */
            dia_prova: components["schemas"]["AvaliacaoDia"];
            partes: components["schemas"]["SorteioParte"][];
            objeto_conhecimento_ids?: components["schemas"]["Id"][];
            habilidade_ids?: components["schemas"]["Id"][];
            etiquetas?: string[];
            /** @description Only calibrated ones. */
            com_tri?: boolean;
            /** @description Leaves out what somebody of these classes has seen. */
            evitar_turmas: components["schemas"]["Id"][];
            /** @description The same one makes the same proposal; absent draws one. */
            semente?: number;
            params?: components["schemas"]["Params"];
        };
        /** @enum {string} */
        StatusBoss: "bloqueado" | "desbloqueado" | "iniciado" | "venceu" | "perdeu";
        /**
         * @description As the server knows it for the student, whoever looks; null without a Boss. After the end of the roadmap one that was not fought is bloqueado: 'O prazo deste roteiro terminou.'.
         * @enum {string|null}
         */
        StatusBossNulo: "bloqueado" | "desbloqueado" | "iniciado" | "venceu" | "perdeu" | null;
        /** @description No name, class or id of the student. */
        Subjetiva: {
            resposta_subjetiva_id: components["schemas"]["Id"];
            /** @description What correctors call it among themselves. */
            codigo: string;
            avaliacao_conhecimento_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            dia_prova: components["schemas"]["DiaProva"];
            numero: number;
            banco_questao_id: components["schemas"]["Id"];
            enunciado: components["schemas"]["Html"];
            texto_resposta: string;
            /** @description Points of the item. */
            pontuacao_avaliacao: number;
            /** @description Points given; null while not marked. */
            pontuacao_correcao: number | null;
            comentario_correcao: string | null;
            versao: components["schemas"]["SubjetivaVersao"];
        };
        SubjetivaContagem: {
            total: components["schemas"]["Contagem"];
            corrigidas: components["schemas"]["Contagem"];
        };
        SubjetivaLista: components["schemas"]["Subjetiva"][];
        SubjetivaRequest: {
            pontuacao_correcao: number;
            comentario_correcao?: string;
            versao: components["schemas"]["SubjetivaVersao"];
            params?: components["schemas"]["Params"];
        };
        /** @description Of the marking; 0 means not marked. */
        SubjetivaVersao: number;
        /** @description Additive: number of the run of this phase. A run opens with its first answer or skip and ends with fase_concluida. */
        Tentativa: number;
        TentativaBoss: {
            turma_aluno_id: components["schemas"]["Id"];
            turma_avaliacao_id: components["schemas"]["Id"];
            materia_id: components["schemas"]["Id"];
            /** @description The attempt just granted. */
            tentativa_numero: number;
            liberada_em: components["schemas"]["Instante"];
        };
        TentativaBossRequest: {
            /** @description Study roadmap or action plan the Boss closes. */
            turma_avaliacao_id: components["schemas"]["Id"];
            materia_id: components["schemas"]["Id"];
            /** @description Which of the two, where an exam has both for the subject; without it the one whose attempt ended last. */
            tipo_avaliacao?: components["schemas"]["TipoAvaliacao"];
            motivo: components["schemas"]["GestaoMotivo"];
            params?: components["schemas"]["Params"];
        };
        Texto: string;
        TextoBase: {
            texto_base_id: components["schemas"]["Id"];
            /** @description By which writers find it; no student sees it. */
            titulo: string;
            conteudo: components["schemas"]["Html"];
            /** @description Source line below the passage. */
            fonte: string;
            /** @description Questions whose newest revision has it. */
            qtde_questoes: components["schemas"]["Contagem"];
            arquivado_em: components["schemas"]["InstanteNulo"];
            versao: components["schemas"]["VersaoRegistro"];
        };
        TextoBaseLista: components["schemas"]["TextoBase"][];
        TextoBaseRequest: {
            /** @description Absent makes one. */
            texto_base_id?: components["schemas"]["Id"];
            titulo: string;
            conteudo: components["schemas"]["QuestaoHtmlRequest"];
            fonte?: string;
            /** @description Absent keeps it. */
            arquivado?: boolean;
            versao?: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        TextoBaseSalvo: {
            texto_base: components["schemas"]["TextoBase"];
            /** @description Questions that were asked with the passage as it was, and keep it. */
            qtde_mantidas: components["schemas"]["Contagem"];
        };
        TextoMotivacional: {
            ordem: number;
            conteudo: components["schemas"]["Html"];
        };
        TextoNulo: string | null;
        TextoResposta: string;
        /** @enum {string} */
        TipoAplicacao: "Online" | "Presencial" | "Híbrida";
        /** @enum {string} */
        TipoAvaliacao: "RoteiroEstudo" | "PlanoAcao";
        /** @enum {string} */
        TipoSegmento: "roteiro_estudos" | "plano_acoes" | "RoteiroEstudo" | "PlanoAcao";
        Transferencia: {
            /** @description One use, 60 seconds, only for the chosen target. */
            codigo: string;
            /**
             * Format: uri
             * @description Target address with the code in its fragment, when the deployment is configured.
             */
            url?: string;
        };
        TransferenciaRequest: {
            /** @enum {string} */
            destino: "student-v1" | "student-v2" | "staff";
            params?: components["schemas"]["Params"];
        };
        TrilhaBusca: {
            /** @description Newest end first, then by subject; type and order are chosen on the screen. */
            materias: components["schemas"]["TrilhaEncerrada"][];
        };
        TrilhaEncerrada: {
            materia_id: components["schemas"]["Id"];
            tipo: components["schemas"]["RoteiroTipo"];
            data_fim: components["schemas"]["Instante"];
            progresso: components["schemas"]["RoteiroFracao"];
            /** @description Additive: several cycles collide without it. */
            trilha_id: components["schemas"]["Id"];
            /** @description Additive. */
            materia_nome: components["schemas"]["Texto"];
            /** @description Additive. */
            ciclo_numero_referencia: components["schemas"]["Ciclo"];
        };
        TrilhaEstudos: {
            engajamento: components["schemas"]["FracaoNula"];
            desempenho_provavel_final: components["schemas"]["PercentualNulo"];
            desempenho_provavel_inicial: components["schemas"]["PercentualNulo"];
        } | null;
        TrilhaFiltroMateria: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
        };
        /** @description What closed roadmaps of the student can be asked for. */
        TrilhaFiltros: {
            ciclos: components["schemas"]["Ciclo"][];
            materias: components["schemas"]["TrilhaFiltroMateria"][];
        };
        TrilhaResetRequest: {
            trilha_id: components["schemas"]["Id"];
            materia_id: components["schemas"]["Id"];
            params?: components["schemas"]["Params"];
        };
        /** @description Code of a class, once in a year. */
        TurmaCodigo: string;
        TurmaCriada: {
            turma_id: components["schemas"]["Id"];
            codigo: components["schemas"]["TurmaCodigo"];
            /** @description False: the year had it already, and it stays as it was. */
            criada: boolean;
        };
        TurmaDaEscola: {
            turma_id: components["schemas"]["Id"];
            codigo: components["schemas"]["TurmaCodigo"];
            sede_id: components["schemas"]["Id"];
            sede_nome: components["schemas"]["Texto"];
            serie_id: components["schemas"]["Id"];
            serie_nome: components["schemas"]["Texto"];
            /** @description Order of the grade. */
            nivel_ordem: number;
            turno: components["schemas"]["Turno"];
            /** @description School year. */
            ano: number;
            /** @description Which student experience the class gets. */
            versao_aluno: components["schemas"]["Versao"];
            /** @description Current enrolments. */
            qtde_alunos: components["schemas"]["Contagem"];
            /** @description Teachers of today; a substitute whose last day is over is none. */
            qtde_professores: components["schemas"]["Contagem"];
            /** @description Subjects with a teacher of today. */
            qtde_materias: components["schemas"]["Contagem"];
            id_externo: components["schemas"]["IdExternoNulo"];
            arquivada_em: components["schemas"]["InstanteNulo"];
            versao: components["schemas"]["VersaoRegistro"];
        };
        TurmaDetalhe: {
            escola_id: components["schemas"]["Id"];
            escola_nome: components["schemas"]["Texto"];
            turma: components["schemas"]["TurmaDaEscola"];
            /** @description By name. */
            professores: components["schemas"]["ProfessorDaTurma"][];
            /**
             * @description Of its year; null for a year without dates.
             * @enum {string|null}
             */
            ano_situacao: "planejado" | "ativo" | "encerrado" | null;
            /** @description Students of the class who have signed in at least once. */
            qtde_entraram: components["schemas"]["Contagem"];
            /** @description Exams that the class takes. */
            qtde_provas: components["schemas"]["Contagem"];
            /** @description Open attempts; above 0 the student experience cannot change. */
            qtde_em_prova: components["schemas"]["Contagem"];
        };
        TurmaOpcoes: {
            turma_id: components["schemas"]["Id"];
            vidas_ativas: boolean;
            pular_ativo: boolean;
            /** @description Null while the defaults hold. */
            alterado_em: components["schemas"]["InstanteNulo"];
            alterado_por: components["schemas"]["TextoNulo"];
        };
        TurmaOpcoesRequest: {
            /** @description False: exercises of version 1 cost no life. */
            vidas_ativas: boolean;
            /** @description False: the paid skip of media is hidden. */
            pular_ativo: boolean;
            params?: components["schemas"]["Params"];
        };
        TurmaRequest: {
            /** @description Absent makes one. */
            turma_id?: components["schemas"]["Id"];
            codigo: components["schemas"]["TurmaCodigo"];
            sede_id: components["schemas"]["Id"];
            serie_id: components["schemas"]["Id"];
            turno: components["schemas"]["TurmaTurno"];
            ano: components["schemas"]["Ano"];
            versao_aluno: components["schemas"]["Versao"];
            /** @description All teachers of the class; absent leaves them as they are. */
            professores?: components["schemas"]["ProfessorDaTurmaRequest"][];
            id_externo?: components["schemas"]["IdExternoNulo"];
            versao?: components["schemas"]["VersaoRegistro"];
            params?: components["schemas"]["Params"];
        };
        TurmaSaida: {
            turma_aluno_id: components["schemas"]["Id"];
            aluno_nome: components["schemas"]["GestaoPessoaNome"];
            /** @enum {string} */
            matricula: "Transferido" | "Remanejado" | "Concluído";
            /** @description Null where it was not kept. */
            saiu_em: components["schemas"]["InstanteNulo"];
        };
        TurmaSaidaLista: components["schemas"]["TurmaSaida"][];
        /** @description 1 Manhã, 2 Tarde, 3 Noite, 4 Integral. */
        TurmaTurno: number;
        TurmasCriadas: {
            /** @description In the order of the codes. */
            turmas: components["schemas"]["TurmaCriada"][];
        };
        TurmasDaEscola: {
            turmas: components["schemas"]["TurmaDaEscola"][];
            /** @description Subjects of the school, by name. */
            materias: components["schemas"]["MateriaDaEscola"][];
        };
        TurmasRequest: {
            codigos: components["schemas"]["TurmaCodigo"][];
            sede_id: components["schemas"]["Id"];
            serie_id: components["schemas"]["Id"];
            turno: components["schemas"]["TurmaTurno"];
            ano: components["schemas"]["Ano"];
            versao_aluno: components["schemas"]["Versao"];
            params?: components["schemas"]["Params"];
        };
        /** @description 1 Manhã, 2 Tarde, 3 Noite, anything else is not informed. */
        Turno: number | null;
        Verificacao: {
            /** @description Of the draft that was checked. */
            versao: components["schemas"]["VersaoRegistro"];
            /** @description No check says impede. */
            pode_publicar: boolean;
            /** @description Those that stop first, then in the order of the exam. */
            checagens: components["schemas"]["Checagem"][];
        };
        /** @enum {integer} */
        Versao: 1 | 2;
        /** @description Grows with each change; a change over another number is refused with 409 versao_diferente. */
        VersaoRegistro: number;
    };
    responses: {
        /** @description The state does not allow the act now; erro says why and nothing was changed. */
        ActConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Well formed, but a rule refuses it; erro says which and nothing was changed. */
        ActRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The call does not follow the contract; campos names each field at fault. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorCampos"];
            };
        };
        /** @description boss_bloqueado, boss_encerrado (left, finished, out of time, or the end of its roadmap has passed), or item_respondido (with another answer). */
        BossConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description boss_nao_encerrado, the attempt has not ended. */
        BossNotOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description boss_nao_iniciado, there is no attempt to end. */
        BossNotStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description item_nao_informado, neither or both ids, or the id of the other kind. */
        BossRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The code is unknown, used or too old. */
        CodeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The deployment sends no messages. */
        EmailNotEnabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such user or no e-mail address, where the deployment lets that be known. */
        EmailNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The exam day is closed (avaliacao_finalizada true), not open yet, or not online. */
        ExamConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not allowed for this profile, mode or student. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description At least one answer is wrong. */
        InvalidAnswers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The code is wrong, used or too old (codigo codigo_incorreto), or the first step has to be done again (segunda_etapa_expirada). */
        InvalidCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Credentials refused. */
        InvalidCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The item takes no try now: sem_vidas (practice is open), item_bloqueado (locked with another answer), fase_bloqueada, item_indisponivel (it stands in an exam that is scheduled or open), tentativa_encerrada, boss_em_andamento (the own Boss asks it and has no answer yet), roteiro_encerrado (its end has passed: only pratica takes answers). */
        ItemConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description item_sem_resposta, there is no wrong first try to continue from; vez_invalida, the second try before the first. */
        ItemRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description chave_repetida, the Idempotency-Key came before with another call. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description sem_erro, the server knows of no wrong try of this item in the open run. */
        LifeConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not exist for the caller. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description item_objetivo, the item is answered with an option. */
        NotSubjective: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Body too large. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description fase_bloqueada, the phase before has no star (staff who only look are not refused). */
        PhaseLocked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description fase_sem_respostas, the run has no answer or there is none; fase_bloqueada. */
        PhaseResultConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The profile may not use this sign-in, or the student has no active class. */
        ProfileNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description saldo_insuficiente, vidas_completas (already five) or vidas_desativadas (the teacher turned lives off). */
        RefillConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The roadmap is closed (roteiro_encerrado), the quiz is not complete (quiz_incompleto) or the item is not the one to answer (item_fora_de_ordem). */
        RoadmapConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An exam that is not released asks the question, and the caller did not make it (lacrada); or the question is another's (questao_de_outro); or the profile may not (acesso_negado). */
        Sealed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The profile may not use this sign-in, the student has no active class, or the password is right and a code is wanted too (codigo segunda_etapa, with desafio). */
        SecondStep: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Fault of the server. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description saldo_insuficiente, fewer than 15 coins; pular_desativado, the class does not offer it; fase_bloqueada; roteiro_encerrado. */
        SkipConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many calls (codigo muitas_chamadas, to be repeated after the named time) or too many tries of a secret (muitas_tentativas). */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session, or it has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Out of service, in maintenance (codigo manutencao, manutencao_escola of one school, bloqueado, positivo-maintenance or positivo-blocked), ending (encerrando), in an upgrade (banco_desatualizado), without database (banco_indisponivel; of saude also banco_reiniciando while the server starts its own PostgreSQL again, and banco_sem_resposta while it gives no sign), without space on its disk for what writes (sem_espaco), or with too many sign-ins or answers waiting at once (muitos_acessos). */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Well formed, but a rule refuses it; erro says which. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such user, where the deployment lets that be known. */
        UserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody saved meanwhile, or what is to change stands finished; nothing was changed (versao_diferente). */
        VersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Subject of the roadmap or plan. */
        adaptada_materia_id: components["schemas"]["Id"];
        /** @description Cycle number; missing means the newest one with data. */
        aprendizagem_ciclo_query: components["schemas"]["Ciclo"];
        /** @description Subject. */
        aprendizagem_materia_id: components["schemas"]["Id"];
        /** @description Content hash and extension; knowing the name is the permission to read it. */
        arquivo: string;
        /** @description Only those that the caller wrote; absent or -1 means all. */
        autor_query: string & ("eu" | components["schemas"]["FiltroTodos"]);
        /** @description Assessment, independent of class. */
        avaliacao_conhecimento_id: components["schemas"]["Id"];
        /** @description Question in the question bank. */
        banco_questao_id: components["schemas"]["Id"];
        /** @description Course. */
        base_conhecimento_id: components["schemas"]["Id"];
        /** @description Part of a student's name, accents and case ignored, or a whole turma_aluno_id. */
        busca_query: string;
        /** @description Cycle wanted, by id; missing means the current one. */
        ciclo_id_query: components["schemas"]["Id"];
        /** @description Only those with or without parameters; absent or -1 means all. */
        com_tri_query: string & (("sim" | "nao") | components["schemas"]["FiltroTodos"]);
        /** @description Value of Proximo-Cursor of the page before. */
        cursor_query: string;
        /** @description Last application date, AAAA-MM-DD or DD/MM/AAAA; absent or -1 means all. */
        data_fim_query: components["schemas"]["FiltroDataConsulta"];
        /** @description First application date, AAAA-MM-DD or DD/MM/AAAA; absent or -1 means all. */
        data_inicio_query: components["schemas"]["FiltroDataConsulta"];
        /** @description Birth date; without one the name alone is compared. */
        data_nascimento_query: components["schemas"]["Data"];
        /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
        dia_prova: components["schemas"]["DiaProva"];
        /** @description Exam day wanted, additive; missing means the first day. */
        dia_prova_query: components["schemas"]["DiaProva"];
        /** @description School that owns the file. */
        escola_id: components["schemas"]["Id"];
        /** @description Only questions with this tag (etiqueta_id); absent or -1 means all. */
        etiqueta_query: components["schemas"]["FiltroId"];
        /** @description Only acts of this kind; absent or -1 means all. */
        gestao_acao_query: string & (string | components["schemas"]["FiltroTodos"]);
        /** @description Only what is about this student (turma_aluno_id); absent or -1 means all. */
        gestao_aluno_query: components["schemas"]["FiltroId"];
        /** @description Only students in this state; absent or -1 means all. */
        gestao_aluno_situacao_query: string & (components["schemas"]["AlunoSituacao"] | components["schemas"]["FiltroTodos"]);
        /** @description School year. */
        gestao_ano: components["schemas"]["Ano"];
        /** @description Only classes of this year; absent or -1 means all. */
        gestao_ano_query: components["schemas"]["FiltroAno"];
        /** @description True also lists what is archived. */
        gestao_arquivadas_query: boolean;
        /** @description Only acts of this person; absent or -1 means all. */
        gestao_ator_query: components["schemas"]["FiltroId"];
        /** @description Only the own ones; absent or -1 means all. */
        gestao_autor_query: string & ("eu" | components["schemas"]["FiltroTodos"]);
        /** @description Only classes of this exam (avaliacao_conhecimento_id); absent or -1 means all. */
        gestao_avaliacao_query: components["schemas"]["FiltroId"];
        /** @description Only exams in this state; absent or -1 means all. */
        gestao_avaliacao_situacao_query: string & (components["schemas"]["AvaliacaoSituacao"] | components["schemas"]["FiltroTodos"]);
        /** @description Stable name of the notice, chosen by the staff; what a device has dismissed stays dismissed. */
        gestao_aviso_id: string;
        /** @description Only exams of this cycle number; absent or -1 means all. */
        gestao_ciclo_query: components["schemas"]["FiltroCiclo"];
        /** @description A record of consent of the student. */
        gestao_consentimento_id: components["schemas"]["Id"];
        /** @description Only students in this state; absent or -1 means all. */
        gestao_consentimento_situacao_query: string & (components["schemas"]["ConsentimentoSituacao"] | components["schemas"]["FiltroTodos"]);
        /** @description Unmarked or marked ones; -1 means all, missing means a_corrigir. */
        gestao_corrigida_query: string & (("a_corrigir" | "corrigida") | components["schemas"]["FiltroTodos"]);
        /** @description Only courses in this state; absent or -1 means all. */
        gestao_curso_situacao_query: string & (components["schemas"]["CursoSituacao"] | components["schemas"]["FiltroTodos"]);
        /** @description Only this day of the exam. */
        gestao_dia_prova_query: components["schemas"]["DiaProva"];
        /** @description Only questions of this difficulty; absent or -1 means all. */
        gestao_dificuldade_query: string & (("facil" | "medio" | "dificil") | components["schemas"]["FiltroTodos"]);
        /** @description Part of the name or of the user name, accents and case ignored. */
        gestao_equipe_busca_query: string;
        /** @description Only accounts of this profile; absent or -1 means all. */
        gestao_equipe_perfil_query: string & (components["schemas"]["MembroPerfil"] | components["schemas"]["FiltroTodos"]);
        /** @description Staff account of the school. */
        gestao_equipe_pessoa_id: components["schemas"]["Id"];
        /** @description School. */
        gestao_escola_id: components["schemas"]["Id"];
        /** @description School, for profiles that reach several; missing means the own one. */
        gestao_escola_query: components["schemas"]["Id"];
        /** @description For whom; exactly the id that it names goes along. */
        gestao_escopo_query: "aluno" | "turma" | "escola";
        /** @description Last end planned for the class; missing means the end that is stored. */
        gestao_fim_previsto_query: components["schemas"]["Instante"];
        /** @description Last day, in the school's zone; absent or -1 means all. */
        gestao_fim_query: components["schemas"]["FiltroData"];
        /** @description The zone that would stand. */
        gestao_fuso_query: components["schemas"]["EscolaFuso"];
        /** @description Only lines that do this; absent or -1 means all. */
        gestao_importacao_acao: string & (components["schemas"]["GestaoImportacaoAcao"] | components["schemas"]["FiltroTodos"]);
        /** @description Only lines with a problem at this field; absent or -1 means all. */
        gestao_importacao_campo: string & (components["schemas"]["GestaoImportacaoCampo"] | components["schemas"]["FiltroTodos"]);
        /** @description 1 takes a file again that was applied before. */
        gestao_importacao_forcar: number;
        /** @description File that was handed in. */
        gestao_importacao_id: components["schemas"]["GestaoImportacaoId"];
        /** @description What the file is to hold. */
        gestao_importacao_modelo: "alunos" | "equipe" | "turmas" | "questoes";
        /** @description Place of the line among those of the file, from 1. */
        gestao_importacao_ordem: number;
        /** @description What the file holds. */
        gestao_importacao_tipo: components["schemas"]["GestaoImportacaoTipo"];
        /** @description Count open roadmaps too. */
        gestao_inclui_roteiros_query: boolean;
        /** @description First day, in the school's zone; absent or -1 means all. */
        gestao_inicio_query: components["schemas"]["FiltroData"];
        /** @description End of the disturbance. */
        gestao_intervalo_fim_query: components["schemas"]["Instante"];
        /** @description Start of the disturbance; absent means what is open now. */
        gestao_intervalo_inicio_query: components["schemas"]["Instante"];
        /** @description Item of the exam. */
        gestao_item_id: components["schemas"]["Id"];
        /** @description The user name to try. */
        gestao_login_query: string;
        /** @description Only this subject; absent or -1 means all. */
        gestao_materia_query: components["schemas"]["FiltroId"];
        /** @description Time that would be added. */
        gestao_minutos_query: number;
        /** @description What would be done with the item. */
        gestao_mudanca_item_query: components["schemas"]["MudancaItemProva"];
        /** @description Topic. */
        gestao_objeto_id: components["schemas"]["Id"];
        /** @description Day of the draft. */
        gestao_previa_dia_query: components["schemas"]["AvaliacaoDia"];
        /** @description Language that the student chose; absent means not chosen yet. */
        gestao_previa_lingua_query: components["schemas"]["LinguaEstrangeira"];
        /** @description Student experience. */
        gestao_previa_versao_query: components["schemas"]["Versao"];
        /** @description Extension, as createProrrogacao answered it. */
        gestao_prorrogacao_id: components["schemas"]["Id"];
        /** @description Only exams in this state; absent or -1 means all. */
        gestao_prova_situacao_query: string & (components["schemas"]["GestaoProvaSituacao"] | components["schemas"]["FiltroTodos"]);
        /** @description Archived and published drafts too. */
        gestao_rascunho_arquivados_query: boolean;
        /** @description Part of the name of the draft or of its author, accents and case ignored. */
        gestao_rascunho_busca_query: string;
        /** @description Draft of an exam. */
        gestao_rascunho_id: components["schemas"]["RascunhoId"];
        /** @description Essay. */
        gestao_redacao_id: components["schemas"]["Id"];
        /** @description Only essays in this state; -1 means all, missing those the caller can mark now. */
        gestao_redacao_situacao_query: string & (components["schemas"]["GestaoRedacaoSituacao"] | components["schemas"]["FiltroTodos"]);
        /** @description Text answer. */
        gestao_resposta_id: components["schemas"]["Id"];
        /** @description Only this answer, as it stands now; absent or -1 means all. */
        gestao_resposta_query: components["schemas"]["FiltroId"];
        /** @description Campus. */
        gestao_sede_id: components["schemas"]["Id"];
        /** @description Only accounts that may sign in and did not use it for 90 days, since they were made; absent or -1 means all. */
        gestao_sem_acesso_query: string & ("90_dias" | components["schemas"]["FiltroTodos"]);
        /** @description Grade. */
        gestao_serie_id: components["schemas"]["Id"];
        /** @description Only exams of this grade; absent or -1 means all. */
        gestao_serie_query: components["schemas"]["FiltroId"];
        /** @description Part of the text, accents and case ignored, or a whole id or code. */
        gestao_texto_query: string;
        /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
        gestao_turma_aluno_id: components["schemas"]["Id"];
        /** @description Only this exam of one class; absent or -1 means all. */
        gestao_turma_avaliacao_query: components["schemas"]["FiltroId"];
        /** @description Class. */
        gestao_turma_id: components["schemas"]["Id"];
        /** @description Only this class; absent or -1 means all. */
        gestao_turma_query: components["schemas"]["FiltroId"];
        /** @description Only questions that ask for this skill (habilidade_id); absent or -1 means all. */
        habilidade_query: components["schemas"]["FiltroId"];
        /** @description Question in the question bank (banco_questao_id). */
        id: components["schemas"]["Id"];
        /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
        idempotency_key: string;
        /** @description The ETag that the caller has. */
        if_none_match: string;
        /** @description Only questions in this language; absent or -1 means all. */
        lingua_query: number & (components["schemas"]["LinguaEstrangeira"] | components["schemas"]["FiltroTodosNumero"]);
        /** @description Only exams with this subject; absent or -1 means all. */
        materia_id_query: components["schemas"]["FiltroId"];
        /** @description Name of the file, as the person who chose it sees it. What the file is is read from its bytes. */
        nome_arquivo: string;
        /** @description The whole name as typed. */
        nome_query: string;
        /** @description Knowledge object, which is one phase of the subject. */
        objeto_conhecimento_id: components["schemas"]["Id"];
        /** @description Only this topic; absent or -1 means all. */
        objeto_query: components["schemas"]["FiltroId"];
        /** @description Only questions with exactly this origem; absent or -1 means all. */
        origem_query: string;
        /** @description Essay proposal of the exam day. */
        proposta_redacao_id: components["schemas"]["Id"];
        /** @description The whole grade of the school, or the student's own class; missing means serie. */
        ranking_escopo_query: "serie" | "turma";
        /** @description Stars of this subject only; absent or -1 means all of them. */
        ranking_materia_query: components["schemas"]["FiltroId"];
        /** @description lista: podium and list; tabela: the first three and three rows on each side of the student. Missing means lista. */
        ranking_visao_query: "lista" | "tabela";
        /** @description Subject of the roadmap. */
        roteiro_materia_id: components["schemas"]["Id"];
        /** @description turma_avaliacao_roteiro_estudo_id of the item in a roadmap, turma_avaliacao_lista_adaptada_id in an action plan. */
        roteiro_ou_lista_id: components["schemas"]["Id"];
        /** @description Roadmap. Ids begin above 1000, so 1 or 2 means the open roadmap of that tipo and subject. */
        roteiro_trilha_id: components["schemas"]["Id"];
        /** @description Cycle number (ciclo_numero_referencia); absent or -1 means all. */
        season_query: components["schemas"]["FiltroCiclo"];
        /** @description Only classes of the campus with this name; absent or -1 means all. */
        sede_query: string;
        /** @description Only classes of the grade with this name; absent or -1 means all. */
        serie_query: string;
        /** @description Only skills of this system; absent or -1 means all. */
        sistema_query: string & (components["schemas"]["HabilidadeSistema"] | components["schemas"]["FiltroTodos"]);
        /** @description Only questions in this state; absent or -1 means all. */
        situacao_query: string & (components["schemas"]["QuestaoSituacao"] | components["schemas"]["FiltroTodos"]);
        /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
        tipo: components["schemas"]["TipoSegmento"];
        /** @description The same as tipo, under the name that the Boss calls give it. */
        tipo_avaliacao: components["schemas"]["TipoSegmento"];
        /** @description Only questions of this type; absent or -1 means all. */
        tipo_query: string & (components["schemas"]["QuestaoTipo"] | components["schemas"]["FiltroTodos"]);
        /** @description Cycle number; absent or -1 means all. */
        trilha_ciclo_query: components["schemas"]["FiltroCiclo"];
        /** @description Phase of a roadmap of the student. */
        trilha_fase_id: components["schemas"]["Id"];
        /** @description Only this subject; absent or -1 means all. */
        trilha_materia_query: components["schemas"]["FiltroId"];
        /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
        turma_aluno_id: components["schemas"]["Id"];
        /** @description Assessment as applied to one class. */
        turma_avaliacao_id: components["schemas"]["Id"];
        /** @description Only this class (turma_id); absent or -1 means all. */
        turma_query: components["schemas"]["FiltroId"];
        /** @description nunca: no exam, roadmap or Boss has it; sim: one has; nesta_turma and nao_nesta_turma: an exam or a roadmap of the class turma_id, or none; absent or -1 means all. */
        usada_query: string & (("nunca" | "sim" | "nesta_turma" | "nao_nesta_turma") | components["schemas"]["FiltroTodos"]);
        /** @description The class that usada speaks of; absent or -1 means none. */
        usada_turma_query: components["schemas"]["FiltroId"];
        /** @description User name or e-mail address, as typed. */
        username_query: string;
    };
    requestBodies: never;
    headers: {
        /** @description 'Bearer' and the token, to be sent back as it is. */
        Authorization: string;
        /** @description Names this state of the answer; to be sent back as it is in If-None-Match. */
        ETag: string;
        /** @description What a file cannot hold, with the number of questions: 'motivos=3; tri=12'; absent where nothing is lost. */
        Perdas: string;
        /** @description Where the next page begins; absent on the last one. */
        ProximoCursor: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
        /** @description Students on this page and all that follow; on the first page the whole list. */
        TotalAlunos: string;
    };
    pathItems: never;
}
export type Acomodacao = components['schemas']['Acomodacao'];
export type AcomodacaoContraste = components['schemas']['AcomodacaoContraste'];
export type AcomodacaoFator = components['schemas']['AcomodacaoFator'];
export type AcomodacaoFonte = components['schemas']['AcomodacaoFonte'];
export type AcomodacaoObservacao = components['schemas']['AcomodacaoObservacao'];
export type AcomodacaoPausas = components['schemas']['AcomodacaoPausas'];
export type AcomodacaoRequest = components['schemas']['AcomodacaoRequest'];
export type AcomodacaoTamanho = components['schemas']['AcomodacaoTamanho'];
export type AcomodacaoTurmaAluno = components['schemas']['AcomodacaoTurmaAluno'];
export type AcomodacaoTurmaLista = components['schemas']['AcomodacaoTurmaLista'];
export type AcomodacaoVersao = components['schemas']['AcomodacaoVersao'];
export type AdaptadaArea = components['schemas']['AdaptadaArea'];
export type AdaptadaAvaliacao = components['schemas']['AdaptadaAvaliacao'];
export type AdaptadaBossContagem = components['schemas']['AdaptadaBossContagem'];
export type AdaptadaCiclo = components['schemas']['AdaptadaCiclo'];
export type AdaptadaConteudo = components['schemas']['AdaptadaConteudo'];
export type AdaptadaExercicios = components['schemas']['AdaptadaExercicios'];
export type AdaptadaFase = components['schemas']['AdaptadaFase'];
export type AdaptadaFaseAtual = components['schemas']['AdaptadaFaseAtual'];
export type AdaptadaFaseMidias = components['schemas']['AdaptadaFaseMidias'];
export type AdaptadaItem = components['schemas']['AdaptadaItem'];
export type AdaptadaItemRequest = components['schemas']['AdaptadaItemRequest'];
export type AdaptadaItemResposta = components['schemas']['AdaptadaItemResposta'];
export type AdaptadaItens = components['schemas']['AdaptadaItens'];
export type AdaptadaLista = components['schemas']['AdaptadaLista'];
export type AdaptadaMateria = components['schemas']['AdaptadaMateria'];
export type AdaptadaMidias = components['schemas']['AdaptadaMidias'];
export type AlunoAcesso = components['schemas']['AlunoAcesso'];
export type AlunoBoss = components['schemas']['AlunoBoss'];
export type AlunoCadastro = components['schemas']['AlunoCadastro'];
export type AlunoCadastroRequest = components['schemas']['AlunoCadastroRequest'];
export type AlunoEmail = components['schemas']['AlunoEmail'];
export type AlunoIdExterno = components['schemas']['AlunoIdExterno'];
export type AlunoLogin = components['schemas']['AlunoLogin'];
export type AlunoNome = components['schemas']['AlunoNome'];
export type AlunoNovo = components['schemas']['AlunoNovo'];
export type AlunoNovoRequest = components['schemas']['AlunoNovoRequest'];
export type AlunoParecido = components['schemas']['AlunoParecido'];
export type AlunoParecidoLista = components['schemas']['AlunoParecidoLista'];
export type AlunoProva = components['schemas']['AlunoProva'];
export type AlunoSituacao = components['schemas']['AlunoSituacao'];
export type Ano = components['schemas']['Ano'];
export type AnoLetivo = components['schemas']['AnoLetivo'];
export type AnoLetivoLista = components['schemas']['AnoLetivoLista'];
export type AnoLetivoRequest = components['schemas']['AnoLetivoRequest'];
export type AnoLetivoSituacao = components['schemas']['AnoLetivoSituacao'];
export type AnonimizacaoAluno = components['schemas']['AnonimizacaoAluno'];
export type AnonimizacaoAlunoRequest = components['schemas']['AnonimizacaoAlunoRequest'];
export type AnonimizacaoRetido = components['schemas']['AnonimizacaoRetido'];
export type Aprendizagem = components['schemas']['Aprendizagem'];
export type AprendizagemCapitulo = components['schemas']['AprendizagemCapitulo'];
export type AprendizagemCapituloNumero = components['schemas']['AprendizagemCapituloNumero'];
export type AprendizagemCicloNulo = components['schemas']['AprendizagemCicloNulo'];
export type AprendizagemCiclos = components['schemas']['AprendizagemCiclos'];
export type AprendizagemConcorda = components['schemas']['AprendizagemConcorda'];
export type AprendizagemConcordancia = components['schemas']['AprendizagemConcordancia'];
export type AprendizagemConcordanciaRequest = components['schemas']['AprendizagemConcordanciaRequest'];
export type AprendizagemFaixa = components['schemas']['AprendizagemFaixa'];
export type AprendizagemLista = components['schemas']['AprendizagemLista'];
export type AprendizagemMateria = components['schemas']['AprendizagemMateria'];
export type AprendizagemNivel = components['schemas']['AprendizagemNivel'];
export type AreaCodigo = components['schemas']['AreaCodigo'];
export type AreaCodigoNulo = components['schemas']['AreaCodigoNulo'];
export type AreaDoBanco = components['schemas']['AreaDoBanco'];
export type ArquivamentoRequest = components['schemas']['ArquivamentoRequest'];
export type AuditoriaDetalhe = components['schemas']['AuditoriaDetalhe'];
export type AuditoriaPagina = components['schemas']['AuditoriaPagina'];
export type AuditoriaRegistro = components['schemas']['AuditoriaRegistro'];
export type Autorizacao = components['schemas']['Autorizacao'];
export type Avaliacao = components['schemas']['Avaliacao'];
export type AvaliacaoBloco = components['schemas']['AvaliacaoBloco'];
export type AvaliacaoCodigoNulo = components['schemas']['AvaliacaoCodigoNulo'];
export type AvaliacaoCopiaRequest = components['schemas']['AvaliacaoCopiaRequest'];
export type AvaliacaoDia = components['schemas']['AvaliacaoDia'];
export type AvaliacaoDiaGestao = components['schemas']['AvaliacaoDiaGestao'];
export type AvaliacaoDuracao = components['schemas']['AvaliacaoDuracao'];
export type AvaliacaoDuracaoDia = components['schemas']['AvaliacaoDuracaoDia'];
export type AvaliacaoEntrada = components['schemas']['AvaliacaoEntrada'];
export type AvaliacaoEspecie = components['schemas']['AvaliacaoEspecie'];
export type AvaliacaoEvento = components['schemas']['AvaliacaoEvento'];
export type AvaliacaoEventos = components['schemas']['AvaliacaoEventos'];
export type AvaliacaoFase = components['schemas']['AvaliacaoFase'];
export type AvaliacaoGestao = components['schemas']['AvaliacaoGestao'];
export type AvaliacaoGestaoLinha = components['schemas']['AvaliacaoGestaoLinha'];
export type AvaliacaoGestaoLista = components['schemas']['AvaliacaoGestaoLista'];
export type AvaliacaoInfo = components['schemas']['AvaliacaoInfo'];
export type AvaliacaoInfoLista = components['schemas']['AvaliacaoInfoLista'];
export type AvaliacaoInstrucoes = components['schemas']['AvaliacaoInstrucoes'];
export type AvaliacaoItemGestao = components['schemas']['AvaliacaoItemGestao'];
export type AvaliacaoJanela = components['schemas']['AvaliacaoJanela'];
export type AvaliacaoJanelaRequest = components['schemas']['AvaliacaoJanelaRequest'];
export type AvaliacaoLista = components['schemas']['AvaliacaoLista'];
export type AvaliacaoMateria = components['schemas']['AvaliacaoMateria'];
export type AvaliacaoNota = components['schemas']['AvaliacaoNota'];
export type AvaliacaoPode = components['schemas']['AvaliacaoPode'];
export type AvaliacaoPontuacaoNula = components['schemas']['AvaliacaoPontuacaoNula'];
export type AvaliacaoSala = components['schemas']['AvaliacaoSala'];
export type AvaliacaoSituacao = components['schemas']['AvaliacaoSituacao'];
export type AvaliacaoTurmaGestao = components['schemas']['AvaliacaoTurmaGestao'];
export type AvaliacaoTurmaRequest = components['schemas']['AvaliacaoTurmaRequest'];
export type AvaliacaoTurmasRequest = components['schemas']['AvaliacaoTurmasRequest'];
export type AvaliacaoVersaoRequest = components['schemas']['AvaliacaoVersaoRequest'];
export type Aviso = components['schemas']['Aviso'];
export type AvisoLista = components['schemas']['AvisoLista'];
export type BaseConhecimento = components['schemas']['BaseConhecimento'];
export type BaseConhecimentoRequest = components['schemas']['BaseConhecimentoRequest'];
export type BaseLegalAlunoRequest = components['schemas']['BaseLegalAlunoRequest'];
export type BaseTri = components['schemas']['BaseTri'];
export type BloqueioAlunoRequest = components['schemas']['BloqueioAlunoRequest'];
export type BossInfo = components['schemas']['BossInfo'];
export type BossItem = components['schemas']['BossItem'];
export type BossResultado = components['schemas']['BossResultado'];
export type BossResumo = components['schemas']['BossResumo'];
export type BossTempoRestante = components['schemas']['BossTempoRestante'];
export type Campo = components['schemas']['Campo'];
export type CancelamentoRequest = components['schemas']['CancelamentoRequest'];
export type CentralAvaliacoes = components['schemas']['CentralAvaliacoes'];
export type Checagem = components['schemas']['Checagem'];
export type ChecagemAlvo = components['schemas']['ChecagemAlvo'];
export type Ciclo = components['schemas']['Ciclo'];
export type CicloDoAno = components['schemas']['CicloDoAno'];
export type CicloDoAnoRequest = components['schemas']['CicloDoAnoRequest'];
export type CodigoInepNulo = components['schemas']['CodigoInepNulo'];
export type CodigosRecuperacao = components['schemas']['CodigosRecuperacao'];
export type ConferenciaRequest = components['schemas']['ConferenciaRequest'];
export type ConferenciaResultado = components['schemas']['ConferenciaResultado'];
export type ConfiguracaoEscola = components['schemas']['ConfiguracaoEscola'];
export type ConfiguracaoEscolaRequest = components['schemas']['ConfiguracaoEscolaRequest'];
export type ConsentimentoAluno = components['schemas']['ConsentimentoAluno'];
export type ConsentimentoFinalidade = components['schemas']['ConsentimentoFinalidade'];
export type ConsentimentoNovoRequest = components['schemas']['ConsentimentoNovoRequest'];
export type ConsentimentoPagina = components['schemas']['ConsentimentoPagina'];
export type ConsentimentoRegistro = components['schemas']['ConsentimentoRegistro'];
export type ConsentimentoResumo = components['schemas']['ConsentimentoResumo'];
export type ConsentimentoSituacao = components['schemas']['ConsentimentoSituacao'];
export type Conta = components['schemas']['Conta'];
export type ContaTurma = components['schemas']['ContaTurma'];
export type ContaUpdateRequest = components['schemas']['ContaUpdateRequest'];
export type Contagem = components['schemas']['Contagem'];
export type ContextoRequest = components['schemas']['ContextoRequest'];
export type CorrecaoContagem = components['schemas']['CorrecaoContagem'];
export type CorrecaoResumo = components['schemas']['CorrecaoResumo'];
export type CorrecaoResumoLista = components['schemas']['CorrecaoResumoLista'];
export type CursoAlternativas = components['schemas']['CursoAlternativas'];
export type CursoCapituloNome = components['schemas']['CursoCapituloNome'];
export type CursoConteudo = components['schemas']['CursoConteudo'];
export type CursoConteudoLista = components['schemas']['CursoConteudoLista'];
export type CursoEstrutura = components['schemas']['CursoEstrutura'];
export type CursoExercicio = components['schemas']['CursoExercicio'];
export type CursoFrase = components['schemas']['CursoFrase'];
export type CursoHtml = components['schemas']['CursoHtml'];
export type CursoLinha = components['schemas']['CursoLinha'];
export type CursoNome = components['schemas']['CursoNome'];
export type CursoPublicacaoRequest = components['schemas']['CursoPublicacaoRequest'];
export type CursoQuizComentario = components['schemas']['CursoQuizComentario'];
export type CursoQuizGabarito = components['schemas']['CursoQuizGabarito'];
export type CursoQuizQuestao = components['schemas']['CursoQuizQuestao'];
export type CursoQuizQuestaoRequest = components['schemas']['CursoQuizQuestaoRequest'];
export type CursoRequest = components['schemas']['CursoRequest'];
export type CursoSituacao = components['schemas']['CursoSituacao'];
export type CursoVersao = components['schemas']['CursoVersao'];
export type Data = components['schemas']['Data'];
export type DataConsulta = components['schemas']['DataConsulta'];
export type DataNula = components['schemas']['DataNula'];
export type DesfazerProrrogacaoRequest = components['schemas']['DesfazerProrrogacaoRequest'];
export type DiaProva = components['schemas']['DiaProva'];
export type DuasEtapas = components['schemas']['DuasEtapas'];
export type DuasEtapasCodigo = components['schemas']['DuasEtapasCodigo'];
export type DuasEtapasCodigoRequest = components['schemas']['DuasEtapasCodigoRequest'];
export type DuasEtapasInicio = components['schemas']['DuasEtapasInicio'];
export type DuasEtapasInicioRequest = components['schemas']['DuasEtapasInicioRequest'];
export type DuasEtapasProvaRequest = components['schemas']['DuasEtapasProvaRequest'];
export type DuasEtapasSenha = components['schemas']['DuasEtapasSenha'];
export type EmailTrocaSenhaRequest = components['schemas']['EmailTrocaSenhaRequest'];
export type EmptyBody = components['schemas']['EmptyBody'];
export type EquipeResumo = components['schemas']['EquipeResumo'];
export type Error = components['schemas']['Error'];
export type ErrorCampos = components['schemas']['ErrorCampos'];
export type EscolaAnonimizacaoAutomatica = components['schemas']['EscolaAnonimizacaoAutomatica'];
export type EscolaBaseLegal = components['schemas']['EscolaBaseLegal'];
export type EscolaContato = components['schemas']['EscolaContato'];
export type EscolaDivergencia = components['schemas']['EscolaDivergencia'];
export type EscolaFichasPor = components['schemas']['EscolaFichasPor'];
export type EscolaFichasValidadeDias = components['schemas']['EscolaFichasValidadeDias'];
export type EscolaFuso = components['schemas']['EscolaFuso'];
export type EscolaManutencao = components['schemas']['EscolaManutencao'];
export type EscolaManutencaoRequest = components['schemas']['EscolaManutencaoRequest'];
export type EscolaMensagemManutencao = components['schemas']['EscolaMensagemManutencao'];
export type EscolaNome = components['schemas']['EscolaNome'];
export type EscolaNomeMoeda = components['schemas']['EscolaNomeMoeda'];
export type EscolaProfessorPublica = components['schemas']['EscolaProfessorPublica'];
export type EscolaRetencaoMeses = components['schemas']['EscolaRetencaoMeses'];
export type EscolaRevisaoQuestoes = components['schemas']['EscolaRevisaoQuestoes'];
export type EscolaSegundosPorVida = components['schemas']['EscolaSegundosPorVida'];
export type EscolaTextoLegal = components['schemas']['EscolaTextoLegal'];
export type EscolaVersaoConfiguracao = components['schemas']['EscolaVersaoConfiguracao'];
export type Estrelas = components['schemas']['Estrelas'];
export type Etapa = components['schemas']['Etapa'];
export type Etiqueta = components['schemas']['Etiqueta'];
export type EtiquetaLista = components['schemas']['EtiquetaLista'];
export type EtiquetaRequest = components['schemas']['EtiquetaRequest'];
export type ExportacaoAluno = components['schemas']['ExportacaoAluno'];
export type ExportacaoAlunoParte = components['schemas']['ExportacaoAlunoParte'];
export type ExportacaoAlunoRequest = components['schemas']['ExportacaoAlunoRequest'];
export type FalhasDoCiclo = components['schemas']['FalhasDoCiclo'];
export type FalhasEvitadas = components['schemas']['FalhasEvitadas'];
export type FaseConcluidaRequest = components['schemas']['FaseConcluidaRequest'];
export type FaseErro = components['schemas']['FaseErro'];
export type FaseLog = components['schemas']['FaseLog'];
export type FaseLogItemResposta = components['schemas']['FaseLogItemResposta'];
export type FaseLogMidiaAssistir = components['schemas']['FaseLogMidiaAssistir'];
export type FaseResultado = components['schemas']['FaseResultado'];
export type Ficha = components['schemas']['Ficha'];
export type Fichas = components['schemas']['Fichas'];
export type FichasRequest = components['schemas']['FichasRequest'];
export type FiltroAno = components['schemas']['FiltroAno'];
export type FiltroCiclo = components['schemas']['FiltroCiclo'];
export type FiltroData = components['schemas']['FiltroData'];
export type FiltroDataConsulta = components['schemas']['FiltroDataConsulta'];
export type FiltroId = components['schemas']['FiltroId'];
export type FiltroTodos = components['schemas']['FiltroTodos'];
export type FiltroTodosNumero = components['schemas']['FiltroTodosNumero'];
export type ForaDoPrazo = components['schemas']['ForaDoPrazo'];
export type ForaDoPrazoDecisao = components['schemas']['ForaDoPrazoDecisao'];
export type ForaDoPrazoLista = components['schemas']['ForaDoPrazoLista'];
export type ForaDoPrazoRequest = components['schemas']['ForaDoPrazoRequest'];
export type FracaoNula = components['schemas']['FracaoNula'];
export type FusoHorario = components['schemas']['FusoHorario'];
export type Gabarito = components['schemas']['Gabarito'];
export type GabaritoFasePlano = components['schemas']['GabaritoFasePlano'];
export type GabaritoFiltro = components['schemas']['GabaritoFiltro'];
export type GabaritoFiltros = components['schemas']['GabaritoFiltros'];
export type GabaritoItem = components['schemas']['GabaritoItem'];
export type GabaritoLista = components['schemas']['GabaritoLista'];
export type GabaritoListaItem = components['schemas']['GabaritoListaItem'];
export type GabaritoMateria = components['schemas']['GabaritoMateria'];
export type GestaoAluno = components['schemas']['GestaoAluno'];
export type GestaoAlunoDetalhe = components['schemas']['GestaoAlunoDetalhe'];
export type GestaoAvisoRequest = components['schemas']['GestaoAvisoRequest'];
export type GestaoCurso = components['schemas']['GestaoCurso'];
export type GestaoCursoLista = components['schemas']['GestaoCursoLista'];
export type GestaoCursoRequest = components['schemas']['GestaoCursoRequest'];
export type GestaoEquipeLista = components['schemas']['GestaoEquipeLista'];
export type GestaoEquipePessoa = components['schemas']['GestaoEquipePessoa'];
export type GestaoEquipeTurma = components['schemas']['GestaoEquipeTurma'];
export type GestaoEscola = components['schemas']['GestaoEscola'];
export type GestaoEscolaLista = components['schemas']['GestaoEscolaLista'];
export type GestaoHoje = components['schemas']['GestaoHoje'];
export type GestaoHojeBloqueado = components['schemas']['GestaoHojeBloqueado'];
export type GestaoHojeForaDoPrazo = components['schemas']['GestaoHojeForaDoPrazo'];
export type GestaoHojePapel = components['schemas']['GestaoHojePapel'];
export type GestaoHojeProva = components['schemas']['GestaoHojeProva'];
export type GestaoHojeRetido = components['schemas']['GestaoHojeRetido'];
export type GestaoImportacao = components['schemas']['GestaoImportacao'];
export type GestaoImportacaoAcao = components['schemas']['GestaoImportacaoAcao'];
export type GestaoImportacaoAceita = components['schemas']['GestaoImportacaoAceita'];
export type GestaoImportacaoAplicacaoRequest = components['schemas']['GestaoImportacaoAplicacaoRequest'];
export type GestaoImportacaoArquivo = components['schemas']['GestaoImportacaoArquivo'];
export type GestaoImportacaoCampo = components['schemas']['GestaoImportacaoCampo'];
export type GestaoImportacaoCampoNulo = components['schemas']['GestaoImportacaoCampoNulo'];
export type GestaoImportacaoCampoPossivel = components['schemas']['GestaoImportacaoCampoPossivel'];
export type GestaoImportacaoCandidato = components['schemas']['GestaoImportacaoCandidato'];
export type GestaoImportacaoCategoria = components['schemas']['GestaoImportacaoCategoria'];
export type GestaoImportacaoCategoriaEscolhida = components['schemas']['GestaoImportacaoCategoriaEscolhida'];
export type GestaoImportacaoCategoriaNome = components['schemas']['GestaoImportacaoCategoriaNome'];
export type GestaoImportacaoCelula = components['schemas']['GestaoImportacaoCelula'];
export type GestaoImportacaoCelulaNula = components['schemas']['GestaoImportacaoCelulaNula'];
export type GestaoImportacaoColuna = components['schemas']['GestaoImportacaoColuna'];
export type GestaoImportacaoColunaPedido = components['schemas']['GestaoImportacaoColunaPedido'];
export type GestaoImportacaoDecisao = components['schemas']['GestaoImportacaoDecisao'];
export type GestaoImportacaoDesfazerRequest = components['schemas']['GestaoImportacaoDesfazerRequest'];
export type GestaoImportacaoErro = components['schemas']['GestaoImportacaoErro'];
export type GestaoImportacaoFormato = components['schemas']['GestaoImportacaoFormato'];
export type GestaoImportacaoId = components['schemas']['GestaoImportacaoId'];
export type GestaoImportacaoImagem = components['schemas']['GestaoImportacaoImagem'];
export type GestaoImportacaoLinha = components['schemas']['GestaoImportacaoLinha'];
export type GestaoImportacaoLinhaRequest = components['schemas']['GestaoImportacaoLinhaRequest'];
export type GestaoImportacaoLinhaSalva = components['schemas']['GestaoImportacaoLinhaSalva'];
export type GestaoImportacaoMapeamentoRequest = components['schemas']['GestaoImportacaoMapeamentoRequest'];
export type GestaoImportacaoMudanca = components['schemas']['GestaoImportacaoMudanca'];
export type GestaoImportacaoNovaTurma = components['schemas']['GestaoImportacaoNovaTurma'];
export type GestaoImportacaoOpcoes = components['schemas']['GestaoImportacaoOpcoes'];
export type GestaoImportacaoOpcoesPedido = components['schemas']['GestaoImportacaoOpcoesPedido'];
export type GestaoImportacaoPrevia = components['schemas']['GestaoImportacaoPrevia'];
export type GestaoImportacaoProblema = components['schemas']['GestaoImportacaoProblema'];
export type GestaoImportacaoProgresso = components['schemas']['GestaoImportacaoProgresso'];
export type GestaoImportacaoResumida = components['schemas']['GestaoImportacaoResumida'];
export type GestaoImportacaoResumo = components['schemas']['GestaoImportacaoResumo'];
export type GestaoImportacaoSituacao = components['schemas']['GestaoImportacaoSituacao'];
export type GestaoImportacaoTipo = components['schemas']['GestaoImportacaoTipo'];
export type GestaoImportacaoValor = components['schemas']['GestaoImportacaoValor'];
export type GestaoImportacaoValorPedido = components['schemas']['GestaoImportacaoValorPedido'];
export type GestaoMotivo = components['schemas']['GestaoMotivo'];
export type GestaoPessoaNome = components['schemas']['GestaoPessoaNome'];
export type GestaoProva = components['schemas']['GestaoProva'];
export type GestaoProvaDia = components['schemas']['GestaoProvaDia'];
export type GestaoProvaLista = components['schemas']['GestaoProvaLista'];
export type GestaoProvaSituacao = components['schemas']['GestaoProvaSituacao'];
export type GestaoQuestao = components['schemas']['GestaoQuestao'];
export type GestaoQuestaoDificuldade = components['schemas']['GestaoQuestaoDificuldade'];
export type GestaoQuestaoLista = components['schemas']['GestaoQuestaoLista'];
export type GestaoRedacao = components['schemas']['GestaoRedacao'];
export type GestaoRedacaoSituacao = components['schemas']['GestaoRedacaoSituacao'];
export type GestaoSede = components['schemas']['GestaoSede'];
export type GestaoSedeLista = components['schemas']['GestaoSedeLista'];
export type GestaoSerie = components['schemas']['GestaoSerie'];
export type GestaoSerieLista = components['schemas']['GestaoSerieLista'];
export type GestaoTurma = components['schemas']['GestaoTurma'];
export type GestaoTurmaLista = components['schemas']['GestaoTurmaLista'];
export type GestaoTurmaResumo = components['schemas']['GestaoTurmaResumo'];
export type GestaoTurmaResumoLista = components['schemas']['GestaoTurmaResumoLista'];
export type Grade = components['schemas']['Grade'];
export type GradeAluno = components['schemas']['GradeAluno'];
export type GradeAlunoRequest = components['schemas']['GradeAlunoRequest'];
export type GradeGravada = components['schemas']['GradeGravada'];
export type GradeItem = components['schemas']['GradeItem'];
export type GradeLinha = components['schemas']['GradeLinha'];
export type GradeLinhaSituacao = components['schemas']['GradeLinhaSituacao'];
export type GradePontos = components['schemas']['GradePontos'];
export type GradeRequest = components['schemas']['GradeRequest'];
export type GradeResposta = components['schemas']['GradeResposta'];
export type GradeRespostas = components['schemas']['GradeRespostas'];
export type GradeVersao = components['schemas']['GradeVersao'];
export type Habilidade = components['schemas']['Habilidade'];
export type HabilidadeLista = components['schemas']['HabilidadeLista'];
export type HabilidadeRequest = components['schemas']['HabilidadeRequest'];
export type HabilidadeSistema = components['schemas']['HabilidadeSistema'];
export type Home = components['schemas']['Home'];
export type HomeAlunoEstrelas = components['schemas']['HomeAlunoEstrelas'];
export type HomeMateriaEstrelas = components['schemas']['HomeMateriaEstrelas'];
export type HomePosicao = components['schemas']['HomePosicao'];
export type HomeProgressao = components['schemas']['HomeProgressao'];
export type HomeRankingTurma = components['schemas']['HomeRankingTurma'];
export type HoraLocal = components['schemas']['HoraLocal'];
export type HoraLocalNula = components['schemas']['HoraLocalNula'];
export type Html = components['schemas']['Html'];
export type Id = components['schemas']['Id'];
export type IdExternoNulo = components['schemas']['IdExternoNulo'];
export type IdNulo = components['schemas']['IdNulo'];
export type Importacao = components['schemas']['Importacao'];
export type ImportacaoLinha = components['schemas']['ImportacaoLinha'];
export type ImportacaoRequest = components['schemas']['ImportacaoRequest'];
export type Inicio = components['schemas']['Inicio'];
export type Instalacao = components['schemas']['Instalacao'];
export type InstalacaoRequest = components['schemas']['InstalacaoRequest'];
export type Instante = components['schemas']['Instante'];
export type InstanteNulo = components['schemas']['InstanteNulo'];
export type ItemDaProva = components['schemas']['ItemDaProva'];
export type ItemLido = components['schemas']['ItemLido'];
export type ItemProva = components['schemas']['ItemProva'];
export type ItemProvaRequest = components['schemas']['ItemProvaRequest'];
export type ItemResposta = components['schemas']['ItemResposta'];
export type ItensDaProva = components['schemas']['ItensDaProva'];
export type JanelaFuso = components['schemas']['JanelaFuso'];
export type JanelasFuso = components['schemas']['JanelasFuso'];
export type JuncaoPrevia = components['schemas']['JuncaoPrevia'];
export type JuncaoRequest = components['schemas']['JuncaoRequest'];
export type Letra = components['schemas']['Letra'];
export type LetraOpcao = components['schemas']['LetraOpcao'];
export type Liberacao = components['schemas']['Liberacao'];
export type LiberacaoModo = components['schemas']['LiberacaoModo'];
export type LiberacaoModoNulo = components['schemas']['LiberacaoModoNulo'];
export type LiberacaoRequest = components['schemas']['LiberacaoRequest'];
export type Lingua = components['schemas']['Lingua'];
export type LinguaEstrangeira = components['schemas']['LinguaEstrangeira'];
export type LinguaEstrangeiraNula = components['schemas']['LinguaEstrangeiraNula'];
export type LinguaRequest = components['schemas']['LinguaRequest'];
export type LoginHubRequest = components['schemas']['LoginHubRequest'];
export type LoginLivre = components['schemas']['LoginLivre'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type MateriaDaEscola = components['schemas']['MateriaDaEscola'];
export type MateriaDoBanco = components['schemas']['MateriaDoBanco'];
export type MateriaRequest = components['schemas']['MateriaRequest'];
export type MateriasDaEscola = components['schemas']['MateriasDaEscola'];
export type MembroEmail = components['schemas']['MembroEmail'];
export type MembroEquipeCriado = components['schemas']['MembroEquipeCriado'];
export type MembroEquipeNovoRequest = components['schemas']['MembroEquipeNovoRequest'];
export type MembroEquipeRequest = components['schemas']['MembroEquipeRequest'];
export type MembroEscolas = components['schemas']['MembroEscolas'];
export type MembroLogin = components['schemas']['MembroLogin'];
export type MembroMateria = components['schemas']['MembroMateria'];
export type MembroNome = components['schemas']['MembroNome'];
export type MembroPerfil = components['schemas']['MembroPerfil'];
export type MembroSenha = components['schemas']['MembroSenha'];
export type MembroSituacao = components['schemas']['MembroSituacao'];
export type MembroSituacaoRequest = components['schemas']['MembroSituacaoRequest'];
export type MembroTurmas = components['schemas']['MembroTurmas'];
export type MembroValidoAte = components['schemas']['MembroValidoAte'];
export type MembroVersao = components['schemas']['MembroVersao'];
export type Mensagem = components['schemas']['Mensagem'];
export type Meta = components['schemas']['Meta'];
export type MetaSemana = components['schemas']['MetaSemana'];
export type MetaSemanaRequest = components['schemas']['MetaSemanaRequest'];
export type MidiaArquivo = components['schemas']['MidiaArquivo'];
export type MidiaEnviada = components['schemas']['MidiaEnviada'];
export type MidiaRequest = components['schemas']['MidiaRequest'];
export type MotivoRequest = components['schemas']['MotivoRequest'];
export type Movimentacao = components['schemas']['Movimentacao'];
export type MovimentacaoRequest = components['schemas']['MovimentacaoRequest'];
export type MudancaItemProva = components['schemas']['MudancaItemProva'];
export type Navbar = components['schemas']['Navbar'];
export type NotaGabaritoNula = components['schemas']['NotaGabaritoNula'];
export type NotaMaxima = components['schemas']['NotaMaxima'];
export type NotaNula = components['schemas']['NotaNula'];
export type NotaRedacao = components['schemas']['NotaRedacao'];
export type NotaRedacaoNula = components['schemas']['NotaRedacaoNula'];
export type NotaTriNula = components['schemas']['NotaTriNula'];
export type NumeroNulo = components['schemas']['NumeroNulo'];
export type ObjetoDoBanco = components['schemas']['ObjetoDoBanco'];
export type ObjetoLista = components['schemas']['ObjetoLista'];
export type ObjetoRequest = components['schemas']['ObjetoRequest'];
export type ObjetoSemCurso = components['schemas']['ObjetoSemCurso'];
export type ObjetoSemCursoLista = components['schemas']['ObjetoSemCursoLista'];
export type OpcaoTercos = components['schemas']['OpcaoTercos'];
export type OrigemTri = components['schemas']['OrigemTri'];
export type Params = components['schemas']['Params'];
export type PercentualNulo = components['schemas']['PercentualNulo'];
export type Perfil = components['schemas']['Perfil'];
export type PerguntaResposta = components['schemas']['PerguntaResposta'];
export type PerguntaSeguranca = components['schemas']['PerguntaSeguranca'];
export type PerguntaSegurancaLista = components['schemas']['PerguntaSegurancaLista'];
export type Pesquisa = components['schemas']['Pesquisa'];
export type PesquisaRespostaGestao = components['schemas']['PesquisaRespostaGestao'];
export type PesquisaRespostas = components['schemas']['PesquisaRespostas'];
export type PesquisaResumo = components['schemas']['PesquisaResumo'];
export type PontosNulos = components['schemas']['PontosNulos'];
export type PreviaAplicacao = components['schemas']['PreviaAplicacao'];
export type PreviaAvaliacao = components['schemas']['PreviaAvaliacao'];
export type PreviaEsperada = components['schemas']['PreviaEsperada'];
export type PreviaFuso = components['schemas']['PreviaFuso'];
export type PreviaItemAluno = components['schemas']['PreviaItemAluno'];
export type PreviaItemFaixa = components['schemas']['PreviaItemFaixa'];
export type PreviaItemMedia = components['schemas']['PreviaItemMedia'];
export type PreviaItemProva = components['schemas']['PreviaItemProva'];
export type PreviaItemTri = components['schemas']['PreviaItemTri'];
export type PreviaProrrogacao = components['schemas']['PreviaProrrogacao'];
export type PreviaProva = components['schemas']['PreviaProva'];
export type PrimeirosPassos = components['schemas']['PrimeirosPassos'];
export type ProfessorDaTurma = components['schemas']['ProfessorDaTurma'];
export type ProfessorDaTurmaRequest = components['schemas']['ProfessorDaTurmaRequest'];
export type Prorrogacao = components['schemas']['Prorrogacao'];
export type ProrrogacaoDoDia = components['schemas']['ProrrogacaoDoDia'];
export type ProrrogacaoRequest = components['schemas']['ProrrogacaoRequest'];
export type Prova = components['schemas']['Prova'];
export type ProvaAdiada = components['schemas']['ProvaAdiada'];
export type ProvaAluno = components['schemas']['ProvaAluno'];
export type ProvaAlunoEstado = components['schemas']['ProvaAlunoEstado'];
export type ProvaAlunos = components['schemas']['ProvaAlunos'];
export type ProvaHoje = components['schemas']['ProvaHoje'];
export type ProvaQuestao = components['schemas']['ProvaQuestao'];
export type ProvaQuestoes = components['schemas']['ProvaQuestoes'];
export type Publicacao = components['schemas']['Publicacao'];
export type PublicacaoRequest = components['schemas']['PublicacaoRequest'];
export type Questao = components['schemas']['Questao'];
export type QuestaoAlternativa = components['schemas']['QuestaoAlternativa'];
export type QuestaoAlternativaRequest = components['schemas']['QuestaoAlternativaRequest'];
export type QuestaoCodigo = components['schemas']['QuestaoCodigo'];
export type QuestaoEstatisticas = components['schemas']['QuestaoEstatisticas'];
export type QuestaoEtiqueta = components['schemas']['QuestaoEtiqueta'];
export type QuestaoEtiquetas = components['schemas']['QuestaoEtiquetas'];
export type QuestaoExportacaoRequest = components['schemas']['QuestaoExportacaoRequest'];
export type QuestaoGestao = components['schemas']['QuestaoGestao'];
export type QuestaoHabilidade = components['schemas']['QuestaoHabilidade'];
export type QuestaoHistorico = components['schemas']['QuestaoHistorico'];
export type QuestaoHtmlRequest = components['schemas']['QuestaoHtmlRequest'];
export type QuestaoLacrada = components['schemas']['QuestaoLacrada'];
export type QuestaoLida = components['schemas']['QuestaoLida'];
export type QuestaoLote = components['schemas']['QuestaoLote'];
export type QuestaoLoteRequest = components['schemas']['QuestaoLoteRequest'];
export type QuestaoLoteResultado = components['schemas']['QuestaoLoteResultado'];
export type QuestaoMudanca = components['schemas']['QuestaoMudanca'];
export type QuestaoNovaRequest = components['schemas']['QuestaoNovaRequest'];
export type QuestaoOpcaoEstatistica = components['schemas']['QuestaoOpcaoEstatistica'];
export type QuestaoRequest = components['schemas']['QuestaoRequest'];
export type QuestaoRevisao = components['schemas']['QuestaoRevisao'];
export type QuestaoRevisaoHistorico = components['schemas']['QuestaoRevisaoHistorico'];
export type QuestaoSituacao = components['schemas']['QuestaoSituacao'];
export type QuestaoSituacaoRequest = components['schemas']['QuestaoSituacaoRequest'];
export type QuestaoTextoBase = components['schemas']['QuestaoTextoBase'];
export type QuestaoTipo = components['schemas']['QuestaoTipo'];
export type QuestaoTri = components['schemas']['QuestaoTri'];
export type QuestaoTriRequest = components['schemas']['QuestaoTriRequest'];
export type QuestaoUso = components['schemas']['QuestaoUso'];
export type QuestaoUsoLista = components['schemas']['QuestaoUsoLista'];
export type QuestaoUsoProva = components['schemas']['QuestaoUsoProva'];
export type QuestaoUsoRoteiro = components['schemas']['QuestaoUsoRoteiro'];
export type QuestaoUsos = components['schemas']['QuestaoUsos'];
export type RankingAluno = components['schemas']['RankingAluno'];
export type RankingAlunoRequest = components['schemas']['RankingAlunoRequest'];
export type RankingEstrelas = components['schemas']['RankingEstrelas'];
export type RankingEstrelasLinha = components['schemas']['RankingEstrelasLinha'];
export type RankingEstrelasMateria = components['schemas']['RankingEstrelasMateria'];
export type RankingModo = components['schemas']['RankingModo'];
export type RascunhoAvaliacao = components['schemas']['RascunhoAvaliacao'];
export type RascunhoAvaliacaoRequest = components['schemas']['RascunhoAvaliacaoRequest'];
export type RascunhoDia = components['schemas']['RascunhoDia'];
export type RascunhoDocumento = components['schemas']['RascunhoDocumento'];
export type RascunhoFeito = components['schemas']['RascunhoFeito'];
export type RascunhoId = components['schemas']['RascunhoId'];
export type RascunhoItem = components['schemas']['RascunhoItem'];
export type RascunhoJanela = components['schemas']['RascunhoJanela'];
export type RascunhoLista = components['schemas']['RascunhoLista'];
export type RascunhoQuestao = components['schemas']['RascunhoQuestao'];
export type RascunhoResumo = components['schemas']['RascunhoResumo'];
export type RascunhoTextoBase = components['schemas']['RascunhoTextoBase'];
export type RascunhoTurma = components['schemas']['RascunhoTurma'];
export type Recibo = components['schemas']['Recibo'];
export type Recuperacao = components['schemas']['Recuperacao'];
export type Redacao = components['schemas']['Redacao'];
export type RedacaoCompetencia = components['schemas']['RedacaoCompetencia'];
export type RedacaoCompetenciaFinal = components['schemas']['RedacaoCompetenciaFinal'];
export type RedacaoCorrecao = components['schemas']['RedacaoCorrecao'];
export type RedacaoCorrecaoRequest = components['schemas']['RedacaoCorrecaoRequest'];
export type RedacaoCorrecaoVersao = components['schemas']['RedacaoCorrecaoVersao'];
export type RedacaoCorrigida = components['schemas']['RedacaoCorrigida'];
export type RedacaoCorrigidaNula = components['schemas']['RedacaoCorrigidaNula'];
export type RedacaoDesfazerRequest = components['schemas']['RedacaoDesfazerRequest'];
export type RedacaoFila = components['schemas']['RedacaoFila'];
export type RedacaoFilaLista = components['schemas']['RedacaoFilaLista'];
export type RedacaoMarca = components['schemas']['RedacaoMarca'];
export type RedacaoMarcas = components['schemas']['RedacaoMarcas'];
export type RedacaoMinhaSituacao = components['schemas']['RedacaoMinhaSituacao'];
export type RedacaoMotivoZero = components['schemas']['RedacaoMotivoZero'];
export type RedacaoNivel = components['schemas']['RedacaoNivel'];
export type RedacaoNotaCompetencia = components['schemas']['RedacaoNotaCompetencia'];
export type RedacaoNotaTotal = components['schemas']['RedacaoNotaTotal'];
export type RedacaoOutraCorrecao = components['schemas']['RedacaoOutraCorrecao'];
export type RedacaoParte = components['schemas']['RedacaoParte'];
export type RedacaoReaberturaRequest = components['schemas']['RedacaoReaberturaRequest'];
export type RedacaoRegras = components['schemas']['RedacaoRegras'];
export type RedacaoRequest = components['schemas']['RedacaoRequest'];
export type RedacaoRubrica = components['schemas']['RedacaoRubrica'];
export type RedacoesCorrigidas = components['schemas']['RedacoesCorrigidas'];
export type ReduzirMoedaRequest = components['schemas']['ReduzirMoedaRequest'];
export type Reparo = components['schemas']['Reparo'];
export type ReparoRequest = components['schemas']['ReparoRequest'];
export type ResgateRecuperacaoRequest = components['schemas']['ResgateRecuperacaoRequest'];
export type ResgateRequest = components['schemas']['ResgateRequest'];
export type Resposta = components['schemas']['Resposta'];
export type RespostaBoss = components['schemas']['RespostaBoss'];
export type RespostaBossRequest = components['schemas']['RespostaBossRequest'];
export type RespostaPesquisaRequest = components['schemas']['RespostaPesquisaRequest'];
export type RespostaRequest = components['schemas']['RespostaRequest'];
export type RespostaSubjetiva = components['schemas']['RespostaSubjetiva'];
export type RespostaSubjetivaRequest = components['schemas']['RespostaSubjetivaRequest'];
export type RespostasSegurancaRequest = components['schemas']['RespostasSegurancaRequest'];
export type Resultado = components['schemas']['Resultado'];
export type ResultadoArea = components['schemas']['ResultadoArea'];
export type ResultadoDaArea = components['schemas']['ResultadoDaArea'];
export type ResultadoDoAluno = components['schemas']['ResultadoDoAluno'];
export type ResultadoLista = components['schemas']['ResultadoLista'];
export type ResultadoListaItem = components['schemas']['ResultadoListaItem'];
export type ResultadoQuestao = components['schemas']['ResultadoQuestao'];
export type ResultadoQuestaoItem = components['schemas']['ResultadoQuestaoItem'];
export type ResultadosDaProva = components['schemas']['ResultadosDaProva'];
export type Resumo = components['schemas']['Resumo'];
export type ResumoItem = components['schemas']['ResumoItem'];
export type ResumoMateria = components['schemas']['ResumoMateria'];
export type ResumoRedacao = components['schemas']['ResumoRedacao'];
export type RevisaoProva = components['schemas']['RevisaoProva'];
export type RoteiroAvaliacao = components['schemas']['RoteiroAvaliacao'];
export type RoteiroConclusao = components['schemas']['RoteiroConclusao'];
export type RoteiroEstrelas = components['schemas']['RoteiroEstrelas'];
export type RoteiroFase = components['schemas']['RoteiroFase'];
export type RoteiroFaseDisponivel = components['schemas']['RoteiroFaseDisponivel'];
export type RoteiroFaseInfo = components['schemas']['RoteiroFaseInfo'];
export type RoteiroFracao = components['schemas']['RoteiroFracao'];
export type RoteiroItem = components['schemas']['RoteiroItem'];
export type RoteiroLista = components['schemas']['RoteiroLista'];
export type RoteiroListaMateria = components['schemas']['RoteiroListaMateria'];
export type RoteiroMateria = components['schemas']['RoteiroMateria'];
export type RoteiroMidia = components['schemas']['RoteiroMidia'];
export type RoteiroMidiaTipo = components['schemas']['RoteiroMidiaTipo'];
export type RoteiroPersistedData = components['schemas']['RoteiroPersistedData'];
export type RoteiroProximoItem = components['schemas']['RoteiroProximoItem'];
export type RoteiroQuestaoProva = components['schemas']['RoteiroQuestaoProva'];
export type RoteiroQuestoesProva = components['schemas']['RoteiroQuestoesProva'];
export type RoteiroQuiz = components['schemas']['RoteiroQuiz'];
export type RoteiroQuizRequest = components['schemas']['RoteiroQuizRequest'];
export type RoteiroQuizResposta = components['schemas']['RoteiroQuizResposta'];
export type RoteiroResposta = components['schemas']['RoteiroResposta'];
export type RoteiroRespostaRequest = components['schemas']['RoteiroRespostaRequest'];
export type RoteiroRespostasQuiz = components['schemas']['RoteiroRespostasQuiz'];
export type RoteiroResumoGeral = components['schemas']['RoteiroResumoGeral'];
export type RoteiroResumoMateria = components['schemas']['RoteiroResumoMateria'];
export type RoteiroSemana = components['schemas']['RoteiroSemana'];
export type RoteiroTipo = components['schemas']['RoteiroTipo'];
export type RoteiroVisualizacao = components['schemas']['RoteiroVisualizacao'];
export type RoteiroVisualizacaoRequest = components['schemas']['RoteiroVisualizacaoRequest'];
export type Saude = components['schemas']['Saude'];
export type SedeRequest = components['schemas']['SedeRequest'];
export type SegundaEtapaRequest = components['schemas']['SegundaEtapaRequest'];
export type Segundos = components['schemas']['Segundos'];
export type SegundosNulo = components['schemas']['SegundosNulo'];
export type SenhaRequest = components['schemas']['SenhaRequest'];
export type SenhaResponse = components['schemas']['SenhaResponse'];
export type SenhaTemporaria = components['schemas']['SenhaTemporaria'];
export type SenhaTurmaAluno = components['schemas']['SenhaTurmaAluno'];
export type SenhasTurma = components['schemas']['SenhasTurma'];
export type SenhasTurmaRequest = components['schemas']['SenhasTurmaRequest'];
export type Seq = components['schemas']['Seq'];
export type SerieRequest = components['schemas']['SerieRequest'];
export type SeriesPadrao = components['schemas']['SeriesPadrao'];
export type SeriesPadraoRequest = components['schemas']['SeriesPadraoRequest'];
export type Sessao = components['schemas']['Sessao'];
export type SituacaoGravacao = components['schemas']['SituacaoGravacao'];
export type SituacaoProva = components['schemas']['SituacaoProva'];
export type SituacaoResultado = components['schemas']['SituacaoResultado'];
export type Sorteio = components['schemas']['Sorteio'];
export type SorteioFalta = components['schemas']['SorteioFalta'];
export type SorteioParte = components['schemas']['SorteioParte'];
export type SorteioRequest = components['schemas']['SorteioRequest'];
export type StatusBoss = components['schemas']['StatusBoss'];
export type StatusBossNulo = components['schemas']['StatusBossNulo'];
export type Subjetiva = components['schemas']['Subjetiva'];
export type SubjetivaContagem = components['schemas']['SubjetivaContagem'];
export type SubjetivaLista = components['schemas']['SubjetivaLista'];
export type SubjetivaRequest = components['schemas']['SubjetivaRequest'];
export type SubjetivaVersao = components['schemas']['SubjetivaVersao'];
export type Tentativa = components['schemas']['Tentativa'];
export type TentativaBoss = components['schemas']['TentativaBoss'];
export type TentativaBossRequest = components['schemas']['TentativaBossRequest'];
export type Texto = components['schemas']['Texto'];
export type TextoBase = components['schemas']['TextoBase'];
export type TextoBaseLista = components['schemas']['TextoBaseLista'];
export type TextoBaseRequest = components['schemas']['TextoBaseRequest'];
export type TextoBaseSalvo = components['schemas']['TextoBaseSalvo'];
export type TextoMotivacional = components['schemas']['TextoMotivacional'];
export type TextoNulo = components['schemas']['TextoNulo'];
export type TextoResposta = components['schemas']['TextoResposta'];
export type TipoAplicacao = components['schemas']['TipoAplicacao'];
export type TipoAvaliacao = components['schemas']['TipoAvaliacao'];
export type TipoSegmento = components['schemas']['TipoSegmento'];
export type Transferencia = components['schemas']['Transferencia'];
export type TransferenciaRequest = components['schemas']['TransferenciaRequest'];
export type TrilhaBusca = components['schemas']['TrilhaBusca'];
export type TrilhaEncerrada = components['schemas']['TrilhaEncerrada'];
export type TrilhaEstudos = components['schemas']['TrilhaEstudos'];
export type TrilhaFiltroMateria = components['schemas']['TrilhaFiltroMateria'];
export type TrilhaFiltros = components['schemas']['TrilhaFiltros'];
export type TrilhaResetRequest = components['schemas']['TrilhaResetRequest'];
export type TurmaCodigo = components['schemas']['TurmaCodigo'];
export type TurmaCriada = components['schemas']['TurmaCriada'];
export type TurmaDaEscola = components['schemas']['TurmaDaEscola'];
export type TurmaDetalhe = components['schemas']['TurmaDetalhe'];
export type TurmaOpcoes = components['schemas']['TurmaOpcoes'];
export type TurmaOpcoesRequest = components['schemas']['TurmaOpcoesRequest'];
export type TurmaRequest = components['schemas']['TurmaRequest'];
export type TurmaSaida = components['schemas']['TurmaSaida'];
export type TurmaSaidaLista = components['schemas']['TurmaSaidaLista'];
export type TurmaTurno = components['schemas']['TurmaTurno'];
export type TurmasCriadas = components['schemas']['TurmasCriadas'];
export type TurmasDaEscola = components['schemas']['TurmasDaEscola'];
export type TurmasRequest = components['schemas']['TurmasRequest'];
export type Turno = components['schemas']['Turno'];
export type Verificacao = components['schemas']['Verificacao'];
export type Versao = components['schemas']['Versao'];
export type VersaoRegistro = components['schemas']['VersaoRegistro'];
export type ResponseActConflict = components['responses']['ActConflict'];
export type ResponseActRefused = components['responses']['ActRefused'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseBossConflict = components['responses']['BossConflict'];
export type ResponseBossNotOver = components['responses']['BossNotOver'];
export type ResponseBossNotStarted = components['responses']['BossNotStarted'];
export type ResponseBossRefused = components['responses']['BossRefused'];
export type ResponseCodeNotFound = components['responses']['CodeNotFound'];
export type ResponseEmailNotEnabled = components['responses']['EmailNotEnabled'];
export type ResponseEmailNotFound = components['responses']['EmailNotFound'];
export type ResponseExamConflict = components['responses']['ExamConflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInvalidAnswers = components['responses']['InvalidAnswers'];
export type ResponseInvalidCode = components['responses']['InvalidCode'];
export type ResponseInvalidCredentials = components['responses']['InvalidCredentials'];
export type ResponseItemConflict = components['responses']['ItemConflict'];
export type ResponseItemRefused = components['responses']['ItemRefused'];
export type ResponseKeyReused = components['responses']['KeyReused'];
export type ResponseLifeConflict = components['responses']['LifeConflict'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotSubjective = components['responses']['NotSubjective'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponsePhaseLocked = components['responses']['PhaseLocked'];
export type ResponsePhaseResultConflict = components['responses']['PhaseResultConflict'];
export type ResponseProfileNotAllowed = components['responses']['ProfileNotAllowed'];
export type ResponseRefillConflict = components['responses']['RefillConflict'];
export type ResponseRoadmapConflict = components['responses']['RoadmapConflict'];
export type ResponseSealed = components['responses']['Sealed'];
export type ResponseSecondStep = components['responses']['SecondStep'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseSkipConflict = components['responses']['SkipConflict'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUserNotFound = components['responses']['UserNotFound'];
export type ResponseVersionConflict = components['responses']['VersionConflict'];
export type ParameterAdaptadaMateriaId = components['parameters']['adaptada_materia_id'];
export type ParameterAprendizagemCicloQuery = components['parameters']['aprendizagem_ciclo_query'];
export type ParameterAprendizagemMateriaId = components['parameters']['aprendizagem_materia_id'];
export type ParameterArquivo = components['parameters']['arquivo'];
export type ParameterAutorQuery = components['parameters']['autor_query'];
export type ParameterAvaliacaoConhecimentoId = components['parameters']['avaliacao_conhecimento_id'];
export type ParameterBancoQuestaoId = components['parameters']['banco_questao_id'];
export type ParameterBaseConhecimentoId = components['parameters']['base_conhecimento_id'];
export type ParameterBuscaQuery = components['parameters']['busca_query'];
export type ParameterCicloIdQuery = components['parameters']['ciclo_id_query'];
export type ParameterComTriQuery = components['parameters']['com_tri_query'];
export type ParameterCursorQuery = components['parameters']['cursor_query'];
export type ParameterDataFimQuery = components['parameters']['data_fim_query'];
export type ParameterDataInicioQuery = components['parameters']['data_inicio_query'];
export type ParameterDataNascimentoQuery = components['parameters']['data_nascimento_query'];
export type ParameterDiaProva = components['parameters']['dia_prova'];
export type ParameterDiaProvaQuery = components['parameters']['dia_prova_query'];
export type ParameterEscolaId = components['parameters']['escola_id'];
export type ParameterEtiquetaQuery = components['parameters']['etiqueta_query'];
export type ParameterGestaoAcaoQuery = components['parameters']['gestao_acao_query'];
export type ParameterGestaoAlunoQuery = components['parameters']['gestao_aluno_query'];
export type ParameterGestaoAlunoSituacaoQuery = components['parameters']['gestao_aluno_situacao_query'];
export type ParameterGestaoAno = components['parameters']['gestao_ano'];
export type ParameterGestaoAnoQuery = components['parameters']['gestao_ano_query'];
export type ParameterGestaoArquivadasQuery = components['parameters']['gestao_arquivadas_query'];
export type ParameterGestaoAtorQuery = components['parameters']['gestao_ator_query'];
export type ParameterGestaoAutorQuery = components['parameters']['gestao_autor_query'];
export type ParameterGestaoAvaliacaoQuery = components['parameters']['gestao_avaliacao_query'];
export type ParameterGestaoAvaliacaoSituacaoQuery = components['parameters']['gestao_avaliacao_situacao_query'];
export type ParameterGestaoAvisoId = components['parameters']['gestao_aviso_id'];
export type ParameterGestaoCicloQuery = components['parameters']['gestao_ciclo_query'];
export type ParameterGestaoConsentimentoId = components['parameters']['gestao_consentimento_id'];
export type ParameterGestaoConsentimentoSituacaoQuery = components['parameters']['gestao_consentimento_situacao_query'];
export type ParameterGestaoCorrigidaQuery = components['parameters']['gestao_corrigida_query'];
export type ParameterGestaoCursoSituacaoQuery = components['parameters']['gestao_curso_situacao_query'];
export type ParameterGestaoDiaProvaQuery = components['parameters']['gestao_dia_prova_query'];
export type ParameterGestaoDificuldadeQuery = components['parameters']['gestao_dificuldade_query'];
export type ParameterGestaoEquipeBuscaQuery = components['parameters']['gestao_equipe_busca_query'];
export type ParameterGestaoEquipePerfilQuery = components['parameters']['gestao_equipe_perfil_query'];
export type ParameterGestaoEquipePessoaId = components['parameters']['gestao_equipe_pessoa_id'];
export type ParameterGestaoEscolaId = components['parameters']['gestao_escola_id'];
export type ParameterGestaoEscolaQuery = components['parameters']['gestao_escola_query'];
export type ParameterGestaoEscopoQuery = components['parameters']['gestao_escopo_query'];
export type ParameterGestaoFimPrevistoQuery = components['parameters']['gestao_fim_previsto_query'];
export type ParameterGestaoFimQuery = components['parameters']['gestao_fim_query'];
export type ParameterGestaoFusoQuery = components['parameters']['gestao_fuso_query'];
export type ParameterGestaoImportacaoAcao = components['parameters']['gestao_importacao_acao'];
export type ParameterGestaoImportacaoCampo = components['parameters']['gestao_importacao_campo'];
export type ParameterGestaoImportacaoForcar = components['parameters']['gestao_importacao_forcar'];
export type ParameterGestaoImportacaoId = components['parameters']['gestao_importacao_id'];
export type ParameterGestaoImportacaoModelo = components['parameters']['gestao_importacao_modelo'];
export type ParameterGestaoImportacaoOrdem = components['parameters']['gestao_importacao_ordem'];
export type ParameterGestaoImportacaoTipo = components['parameters']['gestao_importacao_tipo'];
export type ParameterGestaoIncluiRoteirosQuery = components['parameters']['gestao_inclui_roteiros_query'];
export type ParameterGestaoInicioQuery = components['parameters']['gestao_inicio_query'];
export type ParameterGestaoIntervaloFimQuery = components['parameters']['gestao_intervalo_fim_query'];
export type ParameterGestaoIntervaloInicioQuery = components['parameters']['gestao_intervalo_inicio_query'];
export type ParameterGestaoItemId = components['parameters']['gestao_item_id'];
export type ParameterGestaoLoginQuery = components['parameters']['gestao_login_query'];
export type ParameterGestaoMateriaQuery = components['parameters']['gestao_materia_query'];
export type ParameterGestaoMinutosQuery = components['parameters']['gestao_minutos_query'];
export type ParameterGestaoMudancaItemQuery = components['parameters']['gestao_mudanca_item_query'];
export type ParameterGestaoObjetoId = components['parameters']['gestao_objeto_id'];
export type ParameterGestaoPreviaDiaQuery = components['parameters']['gestao_previa_dia_query'];
export type ParameterGestaoPreviaLinguaQuery = components['parameters']['gestao_previa_lingua_query'];
export type ParameterGestaoPreviaVersaoQuery = components['parameters']['gestao_previa_versao_query'];
export type ParameterGestaoProrrogacaoId = components['parameters']['gestao_prorrogacao_id'];
export type ParameterGestaoProvaSituacaoQuery = components['parameters']['gestao_prova_situacao_query'];
export type ParameterGestaoRascunhoArquivadosQuery = components['parameters']['gestao_rascunho_arquivados_query'];
export type ParameterGestaoRascunhoBuscaQuery = components['parameters']['gestao_rascunho_busca_query'];
export type ParameterGestaoRascunhoId = components['parameters']['gestao_rascunho_id'];
export type ParameterGestaoRedacaoId = components['parameters']['gestao_redacao_id'];
export type ParameterGestaoRedacaoSituacaoQuery = components['parameters']['gestao_redacao_situacao_query'];
export type ParameterGestaoRespostaId = components['parameters']['gestao_resposta_id'];
export type ParameterGestaoRespostaQuery = components['parameters']['gestao_resposta_query'];
export type ParameterGestaoSedeId = components['parameters']['gestao_sede_id'];
export type ParameterGestaoSemAcessoQuery = components['parameters']['gestao_sem_acesso_query'];
export type ParameterGestaoSerieId = components['parameters']['gestao_serie_id'];
export type ParameterGestaoSerieQuery = components['parameters']['gestao_serie_query'];
export type ParameterGestaoTextoQuery = components['parameters']['gestao_texto_query'];
export type ParameterGestaoTurmaAlunoId = components['parameters']['gestao_turma_aluno_id'];
export type ParameterGestaoTurmaAvaliacaoQuery = components['parameters']['gestao_turma_avaliacao_query'];
export type ParameterGestaoTurmaId = components['parameters']['gestao_turma_id'];
export type ParameterGestaoTurmaQuery = components['parameters']['gestao_turma_query'];
export type ParameterHabilidadeQuery = components['parameters']['habilidade_query'];
export type ParameterId = components['parameters']['id'];
export type ParameterIdempotencyKey = components['parameters']['idempotency_key'];
export type ParameterIfNoneMatch = components['parameters']['if_none_match'];
export type ParameterLinguaQuery = components['parameters']['lingua_query'];
export type ParameterMateriaIdQuery = components['parameters']['materia_id_query'];
export type ParameterNomeArquivo = components['parameters']['nome_arquivo'];
export type ParameterNomeQuery = components['parameters']['nome_query'];
export type ParameterObjetoConhecimentoId = components['parameters']['objeto_conhecimento_id'];
export type ParameterObjetoQuery = components['parameters']['objeto_query'];
export type ParameterOrigemQuery = components['parameters']['origem_query'];
export type ParameterPropostaRedacaoId = components['parameters']['proposta_redacao_id'];
export type ParameterRankingEscopoQuery = components['parameters']['ranking_escopo_query'];
export type ParameterRankingMateriaQuery = components['parameters']['ranking_materia_query'];
export type ParameterRankingVisaoQuery = components['parameters']['ranking_visao_query'];
export type ParameterRoteiroMateriaId = components['parameters']['roteiro_materia_id'];
export type ParameterRoteiroOuListaId = components['parameters']['roteiro_ou_lista_id'];
export type ParameterRoteiroTrilhaId = components['parameters']['roteiro_trilha_id'];
export type ParameterSeasonQuery = components['parameters']['season_query'];
export type ParameterSedeQuery = components['parameters']['sede_query'];
export type ParameterSerieQuery = components['parameters']['serie_query'];
export type ParameterSistemaQuery = components['parameters']['sistema_query'];
export type ParameterSituacaoQuery = components['parameters']['situacao_query'];
export type ParameterTipo = components['parameters']['tipo'];
export type ParameterTipoAvaliacao = components['parameters']['tipo_avaliacao'];
export type ParameterTipoQuery = components['parameters']['tipo_query'];
export type ParameterTrilhaCicloQuery = components['parameters']['trilha_ciclo_query'];
export type ParameterTrilhaFaseId = components['parameters']['trilha_fase_id'];
export type ParameterTrilhaMateriaQuery = components['parameters']['trilha_materia_query'];
export type ParameterTurmaAlunoId = components['parameters']['turma_aluno_id'];
export type ParameterTurmaAvaliacaoId = components['parameters']['turma_avaliacao_id'];
export type ParameterTurmaQuery = components['parameters']['turma_query'];
export type ParameterUsadaQuery = components['parameters']['usada_query'];
export type ParameterUsadaTurmaQuery = components['parameters']['usada_turma_query'];
export type ParameterUsernameQuery = components['parameters']['username_query'];
export type HeaderAuthorization = components['headers']['Authorization'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderPerdas = components['headers']['Perdas'];
export type HeaderProximoCursor = components['headers']['ProximoCursor'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderTotalAlunos = components['headers']['TotalAlunos'];
export type $defs = Record<string, never>;
export interface operations {
    getSaude: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    Authorization: components["headers"]["Authorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Autorizacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["SecondStep"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConta_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateConta_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContaUpdateRequest"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSenha_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SenhaRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    Authorization: components["headers"]["Authorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SenhaResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginHub_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginHubRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    Authorization: components["headers"]["Authorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Autorizacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["ProfileNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPerguntasSegurancaPessoa_v1: {
        parameters: {
            query: {
                /** @description User name or e-mail address, as typed. */
                username: components["parameters"]["username_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions; empty when the person has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerguntaSegurancaLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validatePerguntasSeguranca_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostasSegurancaRequest"];
            };
        };
        responses: {
            /** @description All answers are right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SenhaTemporaria"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAnswers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEmailTrocaSenha_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTrocaSenhaRequest"];
            };
        };
        responses: {
            /** @description Asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["EmailNotFound"];
            409: components["responses"]["EmailNotEnabled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGestaoAcompanhamento_v1: {
        parameters: {
            query?: {
                /** @description Only classes of the campus with this name; absent or -1 means all. */
                sede?: components["parameters"]["sede_query"];
                /** @description Only classes of the grade with this name; absent or -1 means all. */
                serie?: components["parameters"]["serie_query"];
                /** @description Only this class (turma_id); absent or -1 means all. */
                turma?: components["parameters"]["turma_query"];
                /** @description Part of a student's name, accents and case ignored, or a whole turma_aluno_id. */
                busca?: components["parameters"]["busca_query"];
                /** @description Only students in this state; absent or -1 means all. */
                situacao?: components["parameters"]["gestao_aluno_situacao_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Classes by campus, grade order and code. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    "Total-Alunos": components["headers"]["TotalAlunos"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoTurmaLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCentralAvaliacoes_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CentralAvaliacoes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProva_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exam day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prova"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProvaResumo_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resumo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProvaQuestoes_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description The ETag that the caller has. */
                "if-none-match"?: components["parameters"]["if_none_match"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvaQuestoes"];
                };
            };
            /** @description What the caller has is still right. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startProva_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inicio"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeProva_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Handed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recibo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveResposta_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostaRequest"];
            };
        };
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resposta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRespostaSubjetiva_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostaSubjetivaRequest"];
            };
        };
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespostaSubjetiva"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["NotSubjective"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLinguaEstrangeira_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinguaRequest"];
            };
        };
        responses: {
            /** @description Chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lingua"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRedacao_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Essay proposal of the exam day. */
                proposta_redacao_id: components["parameters"]["proposta_redacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedacaoRequest"];
            };
        };
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestao_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Question in the question bank (banco_questao_id). */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Questao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGabaritos: {
        parameters: {
            query?: {
                /** @description Only exams with this subject; absent or -1 means all. */
                materia_id?: components["parameters"]["materia_id_query"];
                /** @description Cycle number (ciclo_numero_referencia); absent or -1 means all. */
                season?: components["parameters"]["season_query"];
                /** @description First application date, AAAA-MM-DD or DD/MM/AAAA; absent or -1 means all. */
                data_inicio?: components["parameters"]["data_inicio_query"];
                /** @description Last application date, AAAA-MM-DD or DD/MM/AAAA; absent or -1 means all. */
                data_fim?: components["parameters"]["data_fim_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GabaritoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGabaritoFiltros: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GabaritoFiltros"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGabarito: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gabarito"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvaliacaoAdaptadas: {
        parameters: {
            query?: {
                /** @description Cycle wanted, by id; missing means the current one. */
                ciclo_id?: components["parameters"]["ciclo_id_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The areas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdaptadaLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMetaSemana: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetaSemanaRequest"];
            };
        };
        responses: {
            /** @description The goal, and how far the week has come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetaSemana"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAvaliacaoAdaptada: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subject. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdaptadaMateria"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdaptadaMidias: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
                /** @description Knowledge object, which is one phase of the subject. */
                objeto_conhecimento_id: components["parameters"]["objeto_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The media. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdaptadaMidias"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PhaseLocked"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdaptadaItens: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
                /** @description Knowledge object, which is one phase of the subject. */
                objeto_conhecimento_id: components["parameters"]["objeto_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exercises. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdaptadaItens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PhaseLocked"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAdaptadaItem: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
                /** @description Knowledge object, which is one phase of the subject. */
                objeto_conhecimento_id: components["parameters"]["objeto_conhecimento_id"];
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdaptadaItemRequest"];
            };
        };
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdaptadaItemResposta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ItemConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ItemRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAdaptadaFase: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
                /** @description Knowledge object, which is one phase of the subject. */
                objeto_conhecimento_id: components["parameters"]["objeto_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaseConcluidaRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaseResultado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PhaseResultConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReducaoMoeda: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReduzirMoedaRequest"];
            };
        };
        responses: {
            /** @description The strip as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navbar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SkipConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReducaoVida: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description turma_avaliacao_roteiro_estudo_id of the item in a roadmap, turma_avaliacao_lista_adaptada_id in an action plan. */
                roteiro_ou_lista_id: components["parameters"]["roteiro_ou_lista_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The strip as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navbar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LifeConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setNaoExibirExplicacaoPlanoAcao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses. */
                tipo: components["parameters"]["tipo"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBossInfo: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description The same as tipo, under the name that the Boss calls give it. */
                tipo_avaliacao: components["parameters"]["tipo_avaliacao"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BossInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBossResumo: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description The same as tipo, under the name that the Boss calls give it. */
                tipo_avaliacao: components["parameters"]["tipo_avaliacao"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BossResumo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBossConcluido: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description The same as tipo, under the name that the Boss calls give it. */
                tipo_avaliacao: components["parameters"]["tipo_avaliacao"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BossResultado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BossNotOver"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startBoss: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description The same as tipo, under the name that the Boss calls give it. */
                tipo_avaliacao: components["parameters"]["tipo_avaliacao"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BossInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BossConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeBoss: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description The same as tipo, under the name that the Boss calls give it. */
                tipo_avaliacao: components["parameters"]["tipo_avaliacao"];
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Subject of the roadmap or plan. */
                materia_id: components["parameters"]["adaptada_materia_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BossResultado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BossNotStarted"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRespostaBoss: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description The same as tipo, under the name that the Boss calls give it. */
                tipo_avaliacao: components["parameters"]["tipo_avaliacao"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostaBossRequest"];
            };
        };
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespostaBoss"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BossConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BossRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNavbar_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navbar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompraVidas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The strip as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navbar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RefillConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetRoteiroEstudos: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInstalacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instalacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInstalacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstalacaoRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    Authorization: components["headers"]["Authorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Autorizacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description A school exists, made by somebody else or before; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginSegundaEtapa: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegundaEtapaRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    Authorization: components["headers"]["Authorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Autorizacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCode"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDuasEtapas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuasEtapas"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDuasEtapas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuasEtapasInicioRequest"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuasEtapasInicio"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateDuasEtapas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuasEtapasCodigoRequest"];
            };
        };
        responses: {
            /** @description Set up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigosRecuperacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetCodigosRecuperacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuasEtapasProvaRequest"];
            };
        };
        responses: {
            /** @description The new codes, told once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigosRecuperacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeDuasEtapas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuasEtapasProvaRequest"];
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    Authorization: components["headers"]["Authorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Autorizacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["SecondStep"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConta: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateConta: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContaUpdateRequest"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSenha: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SenhaRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    Authorization: components["headers"]["Authorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SenhaResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginHub: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginHubRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    Authorization: components["headers"]["Authorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Autorizacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["ProfileNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPerguntasSegurancaPessoa: {
        parameters: {
            query: {
                /** @description User name or e-mail address, as typed. */
                username: components["parameters"]["username_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions; empty when the person has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerguntaSegurancaLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validatePerguntasSeguranca: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostasSegurancaRequest"];
            };
        };
        responses: {
            /** @description All answers are right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SenhaTemporaria"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAnswers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEmailTrocaSenha: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTrocaSenhaRequest"];
            };
        };
        responses: {
            /** @description Asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["EmailNotFound"];
            409: components["responses"]["EmailNotEnabled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGestaoAcompanhamento: {
        parameters: {
            query?: {
                /** @description Only classes of the campus with this name; absent or -1 means all. */
                sede?: components["parameters"]["sede_query"];
                /** @description Only classes of the grade with this name; absent or -1 means all. */
                serie?: components["parameters"]["serie_query"];
                /** @description Only this class (turma_id); absent or -1 means all. */
                turma?: components["parameters"]["turma_query"];
                /** @description Part of a student's name, accents and case ignored, or a whole turma_aluno_id. */
                busca?: components["parameters"]["busca_query"];
                /** @description Only students in this state; absent or -1 means all. */
                situacao?: components["parameters"]["gestao_aluno_situacao_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Classes by campus, grade order and code. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    "Total-Alunos": components["headers"]["TotalAlunos"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoTurmaLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCentralAvaliacoes: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CentralAvaliacoes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProva: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exam day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prova"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProvaResumo: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resumo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProvaQuestoes: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description The ETag that the caller has. */
                "if-none-match"?: components["parameters"]["if_none_match"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvaQuestoes"];
                };
            };
            /** @description What the caller has is still right. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startProva: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inicio"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeProva: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Handed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recibo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveResposta: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostaRequest"];
            };
        };
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resposta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRespostaSubjetiva: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostaSubjetivaRequest"];
            };
        };
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespostaSubjetiva"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["NotSubjective"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLinguaEstrangeira: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinguaRequest"];
            };
        };
        responses: {
            /** @description Chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lingua"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRedacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Essay proposal of the exam day. */
                proposta_redacao_id: components["parameters"]["proposta_redacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedacaoRequest"];
            };
        };
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Question in the question bank (banco_questao_id). */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Questao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNavbar: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navbar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvaliacoes: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per exam day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaliacaoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAvaliacaoInfo: {
        parameters: {
            query?: {
                /** @description Exam day wanted, additive; missing means the first day. */
                dia_prova?: components["parameters"]["dia_prova_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list whose only element is the detail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaliacaoInfoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResultados: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getResultado: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resultado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getResultadoQuestao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Question, own answer, key and comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoQuestao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSessao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContexto: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContextoRequest"];
            };
        };
        responses: {
            /** @description Opened. */
            200: {
                headers: {
                    Authorization: components["headers"]["Authorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Autorizacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTransferencia: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferenciaRequest"];
            };
        };
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transferencia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemTransferencia: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResgateRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    Authorization: components["headers"]["Authorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Autorizacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMidia: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School that owns the file. */
                escola_id: components["parameters"]["escola_id"];
                /** @description Content hash and extension; knowing the name is the permission to read it. */
                arquivo: components["parameters"]["arquivo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/jpeg": unknown;
                    "image/webp": unknown;
                    "image/gif": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetAvaliacoes: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecuperacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recuperacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemRecuperacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResgateRecuperacaoRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["CodeNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvisos: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. Dismissing one is kept on the device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvisoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPesquisa: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description False while an exam runs, within 90 days of the last time and where the school switched it off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pesquisa"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRespostaPesquisa: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostaPesquisaRequest"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHome: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHomeRanking: {
        parameters: {
            query?: {
                /** @description The whole grade of the school, or the student's own class; missing means serie. */
                escopo?: components["parameters"]["ranking_escopo_query"];
                /** @description Stars of this subject only; absent or -1 means all of them. */
                materia_id?: components["parameters"]["ranking_materia_query"];
                /** @description lista: podium and list; tabela: the first three and three rows on each side of the student. Missing means lista. */
                visao?: components["parameters"]["ranking_visao_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ranking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankingEstrelas"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoteiroEstudos: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open roadmaps by end; none is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoteiroLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVisualizacaoConteudo: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoteiroVisualizacaoRequest"];
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoteiroVisualizacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RoadmapConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoteiroFase: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Phase of a roadmap of the student. */
                trilha_fase_id: components["parameters"]["trilha_fase_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoteiroFase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRespostaQuiz: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Phase of a roadmap of the student. */
                trilha_fase_id: components["parameters"]["trilha_fase_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoteiroQuizRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoteiroQuiz"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RoadmapConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoteiroMateria: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Roadmap. Ids begin above 1000, so 1 or 2 means the open roadmap of that tipo and subject. */
                trilha_id: components["parameters"]["roteiro_trilha_id"];
                /** @description Subject of the roadmap. */
                materia_id: components["parameters"]["roteiro_materia_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roadmap. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoteiroMateria"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRoteiroResposta: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Roadmap. Ids begin above 1000, so 1 or 2 means the open roadmap of that tipo and subject. */
                trilha_id: components["parameters"]["roteiro_trilha_id"];
                /** @description Phase of a roadmap of the student. */
                trilha_fase_id: components["parameters"]["trilha_fase_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoteiroRespostaRequest"];
            };
        };
        responses: {
            /** @description Judged, with the item that comes next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoteiroResposta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RoadmapConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTrilhaFiltros: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrilhaFiltros"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrilhasEncerradas: {
        parameters: {
            query?: {
                /** @description Cycle number; absent or -1 means all. */
                ciclo_numero_referencia?: components["parameters"]["trilha_ciclo_query"];
                /** @description Only this subject; absent or -1 means all. */
                materia_id?: components["parameters"]["trilha_materia_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roadmaps; none is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrilhaBusca"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetTrilha: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrilhaResetRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBaseConhecimento: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Course. */
                base_conhecimento_id: components["parameters"]["base_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseConhecimento"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBaseConhecimento: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Course. */
                base_conhecimento_id: components["parameters"]["base_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseConhecimentoRequest"];
            };
        };
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseConhecimento"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveBaseConhecimento: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Course. */
                base_conhecimento_id: components["parameters"]["base_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseConhecimentoRequest"];
            };
        };
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseConhecimento"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBaseConhecimento: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Course. */
                base_conhecimento_id: components["parameters"]["base_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseConhecimentoRequest"];
            };
        };
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseConhecimento"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAprendizagem: {
        parameters: {
            query?: {
                /** @description Cycle number; missing means the newest one with data. */
                ciclo?: components["parameters"]["aprendizagem_ciclo_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subjects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AprendizagemLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAprendizagem: {
        parameters: {
            query?: {
                /** @description Cycle number; missing means the newest one with data. */
                ciclo?: components["parameters"]["aprendizagem_ciclo_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Subject. */
                materia_id: components["parameters"]["aprendizagem_materia_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chapters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aprendizagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAprendizagemConcordancia: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Subject. */
                materia_id: components["parameters"]["aprendizagem_materia_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AprendizagemConcordanciaRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AprendizagemConcordancia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetSenhasTurma: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SenhasTurmaRequest"];
            };
        };
        responses: {
            /** @description The new passwords; they are not told again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SenhasTurma"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTurmaOpcoes: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurmaOpcoes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTurmaOpcoes: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurmaOpcoesRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurmaOpcoes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGestaoTurmas: {
        parameters: {
            query?: {
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Classes by school, campus, grade order and code. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoTurmaResumoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFichas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FichasRequest"];
            };
        };
        responses: {
            /** @description The slips by name; none where nobody needs one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fichas"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTurmaSaidas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurmaSaidaLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAcomodacoesTurma: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody in the class, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcomodacaoTurmaLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlunosParecidos: {
        parameters: {
            query: {
                /** @description The whole name as typed. */
                nome: components["parameters"]["nome_query"];
                /** @description Birth date; without one the name alone is compared. */
                data_nascimento?: components["parameters"]["data_nascimento_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most five, the newest enrolment of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlunoParecidoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAlunoGestao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlunoNovoRequest"];
            };
        };
        responses: {
            /** @description Entered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlunoNovo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAlunoCadastro: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlunoCadastro"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAlunoCadastro: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlunoCadastroRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlunoCadastro"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMovimentacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovimentacaoRequest"];
            };
        };
        responses: {
            /** @description The enrolment that stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movimentacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTurma: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurmaDetalhe"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGestaoAluno: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoAlunoDetalhe"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExportacaoAluno: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportacaoAlunoRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportacaoAluno"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAnonimizacaoAluno: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnonimizacaoAlunoRequest"];
            };
        };
        responses: {
            /** @description Erased. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnonimizacaoAluno"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetNomeSocial: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MotivoRequest"];
            };
        };
        responses: {
            /** @description Taken away, also when there was none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBloqueioAluno: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BloqueioAlunoRequest"];
            };
        };
        responses: {
            /** @description Ended, also when there was none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRankingAluno: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankingAlunoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankingAluno"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAcomodacaoAluno: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acomodacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAcomodacaoAluno: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcomodacaoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acomodacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTentativaBoss: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TentativaBossRequest"];
            };
        };
        responses: {
            /** @description Granted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TentativaBoss"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditoria: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only acts of this kind; absent or -1 means all. */
                acao?: components["parameters"]["gestao_acao_query"];
                /** @description Only acts of this person; absent or -1 means all. */
                ator_id?: components["parameters"]["gestao_ator_query"];
                /** @description Only what is about this student (turma_aluno_id); absent or -1 means all. */
                aluno?: components["parameters"]["gestao_aluno_query"];
                /** @description First day, in the school's zone; absent or -1 means all. */
                data_inicio?: components["parameters"]["gestao_inicio_query"];
                /** @description Last day, in the school's zone; absent or -1 means all. */
                data_fim?: components["parameters"]["gestao_fim_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditoriaPagina"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCursos: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only this subject; absent or -1 means all. */
                materia_id?: components["parameters"]["gestao_materia_query"];
                /** @description Only courses in this state; absent or -1 means all. */
                situacao?: components["parameters"]["gestao_curso_situacao_query"];
                /** @description Part of the text, accents and case ignored, or a whole id or code. */
                busca?: components["parameters"]["gestao_texto_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoCursoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCurso: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GestaoCursoRequest"];
            };
        };
        responses: {
            /** @description An empty draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoCurso"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCursoPublicacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Course. */
                base_conhecimento_id: components["parameters"]["base_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CursoPublicacaoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoCurso"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCursoConteudos: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Course. */
                base_conhecimento_id: components["parameters"]["base_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CursoConteudoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMidia: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MidiaRequest"];
            };
        };
        responses: {
            /** @description Its address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MidiaEnviada"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMidiaArquivo: {
        parameters: {
            query: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Name of the file, as the person who chose it sees it. What the file is is read from its bytes. */
                nome_arquivo: components["parameters"]["nome_arquivo"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description Its address, and what was kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MidiaArquivo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listObjetosSemCurso: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Part of the text, accents and case ignored, or a whole id or code. */
                busca?: components["parameters"]["gestao_texto_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first 50 that fit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjetoSemCursoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestoes: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only this subject; absent or -1 means all. */
                materia_id?: components["parameters"]["gestao_materia_query"];
                /** @description Only this topic; absent or -1 means all. */
                objeto_conhecimento_id?: components["parameters"]["objeto_query"];
                /** @description Only questions of this difficulty; absent or -1 means all. */
                dificuldade?: components["parameters"]["gestao_dificuldade_query"];
                /** @description Only questions that ask for this skill (habilidade_id); absent or -1 means all. */
                habilidade?: components["parameters"]["habilidade_query"];
                /** @description Only questions with this tag (etiqueta_id); absent or -1 means all. */
                etiqueta?: components["parameters"]["etiqueta_query"];
                /** @description Only questions in this state; absent or -1 means all. */
                situacao?: components["parameters"]["situacao_query"];
                /** @description Only questions of this type; absent or -1 means all. */
                tipo?: components["parameters"]["tipo_query"];
                /** @description Only those that the caller wrote; absent or -1 means all. */
                autor?: components["parameters"]["autor_query"];
                /** @description Only questions with exactly this origem; absent or -1 means all. */
                origem?: components["parameters"]["origem_query"];
                /** @description Only those with or without parameters; absent or -1 means all. */
                com_tri?: components["parameters"]["com_tri_query"];
                /** @description Only questions in this language; absent or -1 means all. */
                lingua?: components["parameters"]["lingua_query"];
                /** @description nunca: no exam, roadmap or Boss has it; sim: one has; nesta_turma and nao_nesta_turma: an exam or a roadmap of the class turma_id, or none; absent or -1 means all. */
                usada?: components["parameters"]["usada_query"];
                /** @description The class that usada speaks of; absent or -1 means none. */
                turma_id?: components["parameters"]["usada_turma_query"];
                /** @description Part of the text, accents and case ignored, or a whole id or code. */
                busca?: components["parameters"]["gestao_texto_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoQuestaoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuestao: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestaoNovaRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestaoGestao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestaoEstatisticas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uses and figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestaoEstatisticas"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExportacaoQuestoes: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestaoExportacaoRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    Perdas: components["headers"]["Perdas"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuestaoLote: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestaoLoteRequest"];
            };
        };
        responses: {
            /** @description What came of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestaoLote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestaoGestao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestaoGestao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveQuestao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestaoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestaoGestao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Sealed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestaoHistorico: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All revisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestaoHistorico"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestaoUsos: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestaoUsoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setQuestaoSituacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestaoSituacaoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestaoGestao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuestaoCopia: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestaoGestao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Sealed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setQuestaoTri: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Question in the question bank. */
                banco_questao_id: components["parameters"]["banco_questao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestaoTriRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestaoGestao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTextosBase: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description True also lists what is archived. */
                arquivadas?: components["parameters"]["gestao_arquivadas_query"];
                /** @description Part of the text, accents and case ignored, or a whole id or code. */
                busca?: components["parameters"]["gestao_texto_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextoBaseLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveTextoBase: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextoBaseRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextoBaseSalvo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHabilidades: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only skills of this system; absent or -1 means all. */
                sistema?: components["parameters"]["sistema_query"];
                /** @description True also lists what is archived. */
                arquivadas?: components["parameters"]["gestao_arquivadas_query"];
                /** @description Part of the text, accents and case ignored, or a whole id or code. */
                busca?: components["parameters"]["gestao_texto_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HabilidadeLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveHabilidade: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HabilidadeRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Habilidade"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEtiquetas: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EtiquetaLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveEtiqueta: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EtiquetaRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Etiqueta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMaterias: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description True also lists what is archived. */
                arquivadas?: components["parameters"]["gestao_arquivadas_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MateriasDaEscola"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMateria: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MateriaRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MateriaDoBanco"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listObjetosConhecimento: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only this subject; absent or -1 means all. */
                materia_id?: components["parameters"]["gestao_materia_query"];
                /** @description True also lists what is archived. */
                arquivadas?: components["parameters"]["gestao_arquivadas_query"];
                /** @description Part of the text, accents and case ignored, or a whole id or code. */
                busca?: components["parameters"]["gestao_texto_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjetoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveObjetoConhecimento: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ObjetoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjetoDoBanco"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreviaJuncao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Topic. */
                objeto_conhecimento_id: components["parameters"]["gestao_objeto_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JuncaoPrevia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createJuncaoObjeto: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Topic. */
                objeto_conhecimento_id: components["parameters"]["gestao_objeto_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JuncaoRequest"];
            };
        };
        responses: {
            /** @description The other topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjetoDoBanco"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEscolas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoEscolaLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConsentimentos: {
        parameters: {
            query?: {
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Part of the name or of the user name, accents and case ignored. */
                busca?: components["parameters"]["gestao_equipe_busca_query"];
                /** @description Only this class; absent or -1 means all. */
                turma_id?: components["parameters"]["gestao_turma_query"];
                /** @description Only students in this state; absent or -1 means all. */
                situacao?: components["parameters"]["gestao_consentimento_situacao_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and how many there are of each state. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentimentoPagina"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConsentimentosAluno: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands for the student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentimentoAluno"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createConsentimento: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentimentoNovoRequest"];
            };
        };
        responses: {
            /** @description What stands for the student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentimentoAluno"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeConsentimento: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
                /** @description A record of consent of the student. */
                consentimento_id: components["parameters"]["gestao_consentimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MotivoRequest"];
            };
        };
        responses: {
            /** @description What stands for the student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentimentoAluno"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBaseLegalAluno: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Enrolment of the student the act is about; the query parameter of the same name stays the session's own. */
                turma_aluno_id: components["parameters"]["gestao_turma_aluno_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseLegalAlunoRequest"];
            };
        };
        responses: {
            /** @description What stands for the student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentimentoAluno"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEquipe: {
        parameters: {
            query?: {
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Part of the name or of the user name, accents and case ignored. */
                busca?: components["parameters"]["gestao_equipe_busca_query"];
                /** @description Only accounts of this profile; absent or -1 means all. */
                perfil?: components["parameters"]["gestao_equipe_perfil_query"];
                /** @description Only accounts that may sign in and did not use it for 90 days, since they were made; absent or -1 means all. */
                sem_acesso?: components["parameters"]["gestao_sem_acesso_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoEquipeLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMembroEquipe: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembroEquipeNovoRequest"];
            };
        };
        responses: {
            /** @description The account, and what opens it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembroEquipeCriado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLoginLivre: {
        parameters: {
            query: {
                /** @description The user name to try. */
                login: components["parameters"]["gestao_login_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the name stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginLivre"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEquipeResumo: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of the whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EquipeResumo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMembroEquipe: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Staff account of the school. */
                pessoa_id: components["parameters"]["gestao_equipe_pessoa_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembroEquipeRequest"];
            };
        };
        responses: {
            /** @description What stands, also when nothing had to change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoEquipePessoa"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMembroSituacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Staff account of the school. */
                pessoa_id: components["parameters"]["gestao_equipe_pessoa_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembroSituacaoRequest"];
            };
        };
        responses: {
            /** @description What stands, also when nothing had to change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembroSituacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetSenhaMembro: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Staff account of the school. */
                pessoa_id: components["parameters"]["gestao_equipe_pessoa_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MotivoRequest"];
            };
        };
        responses: {
            /** @description The new password; it is not told again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembroSenha"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetDuasEtapas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Staff account of the school. */
                pessoa_id: components["parameters"]["gestao_equipe_pessoa_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MotivoRequest"];
            };
        };
        responses: {
            /** @description Reset, also when there was none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSedes: {
        parameters: {
            query?: {
                /** @description True also lists what is archived. */
                arquivadas?: components["parameters"]["gestao_arquivadas_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoSedeLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSede: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SedeRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoSede"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSeries: {
        parameters: {
            query?: {
                /** @description True also lists what is archived. */
                arquivadas?: components["parameters"]["gestao_arquivadas_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoSerieLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSerie: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SerieRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoSerie"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrimeirosPassos: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrimeirosPassos"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSedeArquivamento: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Campus. */
                sede_id: components["parameters"]["gestao_sede_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArquivamentoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoSede"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSeriesPadrao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesPadraoRequest"];
            };
        };
        responses: {
            /** @description How many were made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesPadrao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSerieArquivamento: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Grade. */
                serie_id: components["parameters"]["gestao_serie_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArquivamentoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoSerie"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnosLetivos: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnoLetivoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnoLetivo: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description School year. */
                ano: components["parameters"]["gestao_ano"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnoLetivo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAnoLetivo: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description School year. */
                ano: components["parameters"]["gestao_ano"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnoLetivoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnoLetivo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTurmas: {
        parameters: {
            query?: {
                /** @description Only classes of this year; absent or -1 means all. */
                ano?: components["parameters"]["gestao_ano_query"];
                /** @description True also lists what is archived. */
                arquivadas?: components["parameters"]["gestao_arquivadas_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurmasDaEscola"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveTurma: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurmaRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurmaDetalhe"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTurmas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurmasRequest"];
            };
        };
        responses: {
            /** @description Each code with its class. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurmasCriadas"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTurmaArquivamento: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArquivamentoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurmaDetalhe"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfiguracaoEscola: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfiguracaoEscola"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateConfiguracaoEscola: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfiguracaoEscolaRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfiguracaoEscola"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreviaFuso: {
        parameters: {
            query: {
                /** @description The zone that would stand. */
                fuso_horario: components["parameters"]["gestao_fuso_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviaFuso"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManutencaoEscola: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EscolaManutencao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setManutencaoEscola: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description School. */
                escola_id: components["parameters"]["gestao_escola_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EscolaManutencaoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EscolaManutencao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGestaoAvisos: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, at most 50. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvisoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveGestaoAviso: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Stable name of the notice, chosen by the staff; what a device has dismissed stays dismissed. */
                aviso_id: components["parameters"]["gestao_aviso_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GestaoAvisoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aviso"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPesquisaRespostas: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description First day, in the school's zone; absent or -1 means all. */
                data_inicio?: components["parameters"]["gestao_inicio_query"];
                /** @description Last day, in the school's zone; absent or -1 means all. */
                data_fim?: components["parameters"]["gestao_fim_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page with the summary. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PesquisaRespostas"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportacoes: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoImportacaoResumida"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImportacao: {
        parameters: {
            query: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description What the file holds. */
                tipo: components["parameters"]["gestao_importacao_tipo"];
                /** @description Name of the file, as the person who chose it sees it. What the file is is read from its bytes. */
                nome_arquivo: components["parameters"]["nome_arquivo"];
                /** @description 1 takes a file again that was applied before. */
                forcar?: components["parameters"]["gestao_importacao_forcar"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description It is kept, and its lines are being judged. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoImportacaoAceita"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportacao: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoImportacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportacaoLinhas: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only lines that do this; absent or -1 means all. */
                acao?: components["parameters"]["gestao_importacao_acao"];
                /** @description Only lines with a problem at this field; absent or -1 means all. */
                campo?: components["parameters"]["gestao_importacao_campo"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoImportacaoLinha"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportacaoLinhasCsv: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only lines that do this; absent or -1 means all. */
                acao?: components["parameters"]["gestao_importacao_acao"];
                /** @description Only lines with a problem at this field; absent or -1 means all. */
                campo?: components["parameters"]["gestao_importacao_campo"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveImportacaoLinha: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
                /** @description Place of the line among those of the file, from 1. */
                ordem: components["parameters"]["gestao_importacao_ordem"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GestaoImportacaoLinhaRequest"];
            };
        };
        responses: {
            /** @description The line and the counts as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoImportacaoLinhaSalva"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportacaoLinhaPrevia: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
                /** @description Place of the line among those of the file, from 1. */
                ordem: components["parameters"]["gestao_importacao_ordem"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoImportacaoPrevia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setImportacaoMapeamento: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GestaoImportacaoMapeamentoRequest"];
            };
        };
        responses: {
            /** @description Its lines are being judged again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoImportacaoAceita"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyImportacao: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GestaoImportacaoAplicacaoRequest"];
            };
        };
        responses: {
            /** @description It is being done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoImportacaoAceita"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoImportacao: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description File that was handed in. */
                importacao_id: components["parameters"]["gestao_importacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GestaoImportacaoDesfazerRequest"];
            };
        };
        responses: {
            /** @description It is being taken back. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoImportacaoAceita"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportacaoModelo: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description What the file is to hold. */
                tipo: components["parameters"]["gestao_importacao_modelo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGestaoHoje: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoHoje"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGestaoProvas: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only this class; absent or -1 means all. */
                turma_id?: components["parameters"]["gestao_turma_query"];
                /** @description Only classes of this exam (avaliacao_conhecimento_id); absent or -1 means all. */
                avaliacao?: components["parameters"]["gestao_avaliacao_query"];
                /** @description First day, in the school's zone; absent or -1 means all. */
                data_inicio?: components["parameters"]["gestao_inicio_query"];
                /** @description Last day, in the school's zone; absent or -1 means all. */
                data_fim?: components["parameters"]["gestao_fim_query"];
                /** @description Only exams in this state; absent or -1 means all. */
                situacao?: components["parameters"]["gestao_prova_situacao_query"];
                /** @description Part of the text, accents and case ignored, or a whole id or code. */
                busca?: components["parameters"]["gestao_texto_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoProvaLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProrrogacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProrrogacaoRequest"];
            };
        };
        responses: {
            /** @description What moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prorrogacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoProrrogacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Extension, as createProrrogacao answered it. */
                prorrogacao_id: components["parameters"]["gestao_prorrogacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesfazerProrrogacaoRequest"];
            };
        };
        responses: {
            /** @description The extension as it stands, with desfeita_em. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prorrogacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreviaProrrogacao: {
        parameters: {
            query: {
                /** @description For whom; exactly the id that it names goes along. */
                escopo: components["parameters"]["gestao_escopo_query"];
                /** @description Time that would be added. */
                minutos: components["parameters"]["gestao_minutos_query"];
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only this class; absent or -1 means all. */
                turma_id?: components["parameters"]["gestao_turma_query"];
                /** @description Only what is about this student (turma_aluno_id); absent or -1 means all. */
                aluno?: components["parameters"]["gestao_aluno_query"];
                /** @description Only this exam of one class; absent or -1 means all. */
                turma_avaliacao_id?: components["parameters"]["gestao_turma_avaliacao_query"];
                /** @description Only this day of the exam. */
                dia_prova?: components["parameters"]["gestao_dia_prova_query"];
                /** @description Start of the disturbance; absent means what is open now. */
                inicio?: components["parameters"]["gestao_intervalo_inicio_query"];
                /** @description End of the disturbance. */
                fim?: components["parameters"]["gestao_intervalo_fim_query"];
                /** @description Count open roadmaps too. */
                inclui_roteiros?: components["parameters"]["gestao_inclui_roteiros_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviaProrrogacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvaliacoesGestao: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only exams in this state; absent or -1 means all. */
                situacao?: components["parameters"]["gestao_avaliacao_situacao_query"];
                /** @description Only exams of this grade; absent or -1 means all. */
                serie_id?: components["parameters"]["gestao_serie_query"];
                /** @description Only exams of this cycle number; absent or -1 means all. */
                ciclo?: components["parameters"]["gestao_ciclo_query"];
                /** @description Only the own ones; absent or -1 means all. */
                autor?: components["parameters"]["gestao_autor_query"];
                /** @description Only this class; absent or -1 means all. */
                turma_id?: components["parameters"]["gestao_turma_query"];
                /** @description Part of the text, accents and case ignored, or a whole id or code. */
                busca?: components["parameters"]["gestao_texto_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaliacaoGestaoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRascunhosAvaliacao: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Archived and published drafts too. */
                arquivadas?: components["parameters"]["gestao_rascunho_arquivados_query"];
                /** @description Part of the name of the draft or of its author, accents and case ignored. */
                busca?: components["parameters"]["gestao_rascunho_busca_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RascunhoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRascunhoAvaliacao: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RascunhoAvaliacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRascunhoAvaliacao: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RascunhoAvaliacaoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RascunhoAvaliacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRascunhoArquivamento: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArquivamentoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RascunhoAvaliacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVerificacao: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verificacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrevia: {
        parameters: {
            query: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Day of the draft. */
                dia_prova: components["parameters"]["gestao_previa_dia_query"];
                /** @description Student experience. */
                versao: components["parameters"]["gestao_previa_versao_query"];
                /** @description Language that the student chose; absent means not chosen yet. */
                lingua?: components["parameters"]["gestao_previa_lingua_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviaAvaliacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSorteio: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SorteioRequest"];
            };
        };
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sorteio"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishAvaliacao: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Draft of an exam. */
                rascunho_id: components["parameters"]["gestao_rascunho_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicacaoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publicacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAvaliacaoGestao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaliacaoGestao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpublishAvaliacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvaliacaoVersaoRequest"];
            };
        };
        responses: {
            /** @description Its draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RascunhoFeito"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAvaliacaoCopia: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvaliacaoCopiaRequest"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RascunhoFeito"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAvaliacaoTurmas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvaliacaoTurmasRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaliacaoGestao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelAvaliacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelamentoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaliacaoGestao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreAvaliacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelamentoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaliacaoGestao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvaliacaoEventos: {
        parameters: {
            query?: {
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaliacaoEventos"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    repairItem: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
                /** @description Item of the exam. */
                avaliacao_conhecimento_questao_id: components["parameters"]["gestao_item_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReparoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reparo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItensProva: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By day and number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItensDaProva"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResultadosProva: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As they stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadosDaProva"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProvaAlunos: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Student by student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvaAlunos"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiberacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The release. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liberacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLiberacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiberacaoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liberacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmLiberacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConferenciaRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liberacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreviaAplicacao: {
        parameters: {
            query?: {
                /** @description Last end planned for the class; missing means the end that is stored. */
                fim?: components["parameters"]["gestao_fim_previsto_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
                /** @description Class. */
                turma_id: components["parameters"]["gestao_turma_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviaAplicacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItemProva: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
                /** @description Item of the exam. */
                avaliacao_conhecimento_questao_id: components["parameters"]["gestao_item_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the student reads it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemLido"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setItemProva: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
                /** @description Item of the exam. */
                avaliacao_conhecimento_questao_id: components["parameters"]["gestao_item_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemProvaRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemProva"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreviaItemProva: {
        parameters: {
            query: {
                /** @description What would be done with the item. */
                mudanca: components["parameters"]["gestao_mudanca_item_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment, independent of class. */
                avaliacao_conhecimento_id: components["parameters"]["avaliacao_conhecimento_id"];
                /** @description Item of the exam. */
                avaliacao_conhecimento_questao_id: components["parameters"]["gestao_item_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview; the students are those whose grade or score changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviaItemProva"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGradeRespostas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveGradeRespostas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeRequest"];
            };
        };
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeGravada"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImportacaoRespostas: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportacaoRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCorrecoesResumo: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 500 exams of classes within reach that have texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrecaoResumoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRedacoes: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only this exam of one class; absent or -1 means all. */
                turma_avaliacao_id?: components["parameters"]["gestao_turma_avaliacao_query"];
                /** @description Only essays in this state; -1 means all, missing those the caller can mark now. */
                situacao?: components["parameters"]["gestao_redacao_situacao_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedacaoFilaLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRedacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Essay. */
                redacao_id: components["parameters"]["gestao_redacao_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The essay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoRedacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCorrecaoRedacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Essay. */
                redacao_id: components["parameters"]["gestao_redacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedacaoCorrecaoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoRedacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoCorrecaoRedacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Essay. */
                redacao_id: components["parameters"]["gestao_redacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedacaoDesfazerRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoRedacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenCorrecaoRedacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Essay. */
                redacao_id: components["parameters"]["gestao_redacao_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedacaoReaberturaRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GestaoRedacao"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRespostasSubjetivas: {
        parameters: {
            query?: {
                /** @description School, for profiles that reach several; missing means the own one. */
                escola_id?: components["parameters"]["gestao_escola_query"];
                /** @description Only this exam of one class; absent or -1 means all. */
                turma_avaliacao_id?: components["parameters"]["gestao_turma_avaliacao_query"];
                /** @description Unmarked or marked ones; -1 means all, missing means a_corrigir. */
                situacao?: components["parameters"]["gestao_corrigida_query"];
                /** @description Only this answer, as it stands now; absent or -1 means all. */
                resposta_subjetiva_id?: components["parameters"]["gestao_resposta_query"];
                /** @description Value of Proximo-Cursor of the page before. */
                cursor?: components["parameters"]["cursor_query"];
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Proximo-Cursor": components["headers"]["ProximoCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjetivaLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCorrecaoSubjetiva: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Text answer. */
                resposta_subjetiva_id: components["parameters"]["gestao_resposta_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubjetivaRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subjetiva"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ActRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listForaDoPrazo: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By student and number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForaDoPrazoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setForaDoPrazo: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: {
                /** @description Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave. */
                "idempotency-key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Assessment as applied to one class. */
                turma_avaliacao_id: components["parameters"]["turma_avaliacao_id"];
                /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
                dia_prova: components["parameters"]["dia_prova"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForaDoPrazoRequest"];
            };
        };
        responses: {
            /** @description What stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForaDoPrazoLista"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
/** Operations that need no session. */
export type PublicOperation =
    | 'getSaude'
    | 'login'
    | 'loginHub'
    | 'listPerguntasSegurancaPessoa'
    | 'validatePerguntasSeguranca'
    | 'sendEmailTrocaSenha'
    | 'getInstalacao'
    | 'createInstalacao'
    | 'loginSegundaEtapa'
    | 'redeemTransferencia'
    | 'getMidia'
    | 'getRecuperacao'
    | 'redeemRecuperacao';
