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
         * @description Beyond five names that do not exist per address and hour, and always in strict deployments, names that do not exist get stable decoy questions (security D5).
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
         * @description All three at once. Success makes a one-time password that forces a change within 15 minutes and ends every session of the person (security D6).
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
         * @description 404 unless the caller may see it now; gabarito null and comentario empty until the key may be seen.
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
         * @description Beyond five names that do not exist per address and hour, and always in strict deployments, names that do not exist get stable decoy questions (security D5).
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
         * @description All three at once. Success makes a one-time password that forces a change within 15 minutes and ends every session of the person (security D6).
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
         * @description 404 unless the caller may see it now; gabarito null and comentario empty until the key may be seen.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        AreaCodigo: "LC" | "CH" | "CN" | "MT";
        /** @enum {string|null} */
        AreaCodigoNulo: "LC" | "CH" | "CN" | "MT" | null;
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
            nota_maxima: number;
            trilha_id: components["schemas"]["IdNulo"];
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
            nota_maxima: number;
            materias: components["schemas"]["AvaliacaoMateria"][];
        };
        AvaliacaoInfoLista: components["schemas"]["AvaliacaoInfo"][];
        AvaliacaoLista: components["schemas"]["Avaliacao"][];
        AvaliacaoMateria: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            qtde_questoes: components["schemas"]["Contagem"];
            area_conhecimento_id: components["schemas"]["Id"];
            qtde_questoes_respondidas: components["schemas"]["Contagem"];
            area_conhecimento_nome_curto: components["schemas"]["Texto"];
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
        CentralAvaliacoes: {
            provas_hoje: components["schemas"]["ProvaHoje"][];
            roteiros_semana: components["schemas"]["RoteiroSemana"][];
        };
        Ciclo: number;
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
            versao: components["schemas"]["Versao"];
            /** @description Questions to choose from. */
            perguntas_seguranca: components["schemas"]["PerguntaSeguranca"][];
            perguntas_resposta: components["schemas"]["PerguntaResposta"][];
            turmas: components["schemas"]["ContaTurma"][];
            /** @description Additive: the account may call tests/*. */
            conta_teste: boolean;
            /** @description Additive: IANA zone in which the school reads its dates (decision 16). */
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
        /** @description At least one of avatar_code, nome_social and perguntas_seguranca. */
        ContaUpdateRequest: {
            avatar_code?: number;
            nome_social?: string;
            perguntas_seguranca?: {
                numero_sequencial: number;
                pergunta_seguranca_id: components["schemas"]["Id"];
                resposta: string;
            }[];
            /** @description Additive: asked before security questions that exist already are changed (security D6). */
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
        DataConsulta: string;
        /** Format: date */
        DataNula: string | null;
        DiaProva: number;
        EmailTrocaSenhaRequest: {
            username: string;
            params?: components["schemas"]["Params"];
        };
        /** @description Nothing to send. The server takes an absent or zero-length body, {} and {"params":{}} alike. */
        EmptyBody: {
            params?: components["schemas"]["Params"];
        };
        /** @description The only error body. */
        Error: {
            /** @description Sentence that may be shown. */
            message: string;
            /** @description Sentence for the field at fault; the same as message when there is none. */
            erro: string;
            /** @description Stable code for programs. */
            codigo: string;
            /** @description True when the exam day no longer takes writes from this student. */
            avaliacao_finalizada?: boolean;
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
        FracaoNula: number | null;
        Gabarito: {
            turma_avaliacao_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            serie: components["schemas"]["Texto"];
            ciclo: components["schemas"]["Ciclo"];
            desempenho: components["schemas"]["PercentualNulo"];
            nota: components["schemas"]["NotaNula"];
            presente_avaliacao: boolean;
            resumo: components["schemas"]["GabaritoMateria"][];
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
            gabarito: components["schemas"]["Letra"];
            questao_anulada: boolean;
            percentual_acerto: components["schemas"]["PercentualNulo"];
            subjetiva: boolean;
            gabarito_bonificado: boolean;
            pontuacao_correcao: components["schemas"]["NotaNula"];
            pontuacao_avaliacao: components["schemas"]["NotaNula"];
        };
        GabaritoLista: {
            avaliacoes: components["schemas"]["GabaritoListaItem"][];
        };
        GabaritoListaItem: {
            turma_avaliacao_id: components["schemas"]["Id"];
            descricao: components["schemas"]["Texto"];
            /** @description 0 to 100; screens divide by 10. */
            nota_media: components["schemas"]["PercentualNulo"];
            data_aplicacao: components["schemas"]["Instante"];
            disciplinas: components["schemas"]["Texto"][];
        };
        GabaritoMateria: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            /** @description Left out of the answer-key navigation (decision 118). */
            fora_do_gabarito: boolean;
            itens: components["schemas"]["GabaritoItem"][];
        };
        GestaoAluno: {
            aluno_nome: components["schemas"]["Texto"];
            turma_aluno_id: components["schemas"]["Id"];
            /** @description Additive. */
            avatar_code: number;
        };
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
        /** @description Sanitised HTML. */
        Html: string;
        Id: number;
        IdNulo: number | null;
        Inicio: {
            tempo_restante: components["schemas"]["Segundos"];
            iniciada_em: components["schemas"]["Instante"];
            prazo_em: components["schemas"]["Instante"];
            servidor_em: components["schemas"]["Instante"];
        };
        /**
         * Format: date-time
         * @description Instant with offset.
         */
        Instante: string;
        /**
         * Format: date-time
         * @description Instant with offset.
         */
        InstanteNulo: string | null;
        /** @description Chosen option, 1 = A; null = none. */
        ItemResposta: number | null;
        /**
         * @description Answer key; null until it may be seen.
         * @enum {string|null}
         */
        Letra: "A" | "B" | "C" | "D" | "E" | null;
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
        LoginRequest: {
            user: {
                login: string;
                password: string;
            };
            /** @description Additive, 'Lembre-se de mim.': the session lasts 30 days instead of 12 h without use. */
            lembrar?: boolean;
            params?: components["schemas"]["Params"];
        };
        Mensagem: {
            message: components["schemas"]["Texto"];
        };
        NotaNula: number | null;
        /**
         * @description Where the item parameters come from.
         * @enum {string|null}
         */
        OrigemTri: "INEP" | "demonstração" | null;
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
            servidor_em: components["schemas"]["Instante"];
        };
        /** @description Older list entry, with the ids it lacked (decision 69). */
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
            texto_redacao: string | null;
            percentual_concluido: number;
            /** @description Null until release. */
            desempenho_provavel: number | null;
            disponivel: boolean;
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
            situacao: components["schemas"]["SituacaoGravacao"];
        };
        RedacaoRequest: {
            texto_redacao: string;
            seq?: components["schemas"]["Seq"];
            dia?: components["schemas"]["DiaProva"];
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
            situacao: components["schemas"]["SituacaoGravacao"];
        };
        RespostaPesquisaRequest: {
            /** @description Null puts it off. */
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
            nota: components["schemas"]["NotaNula"];
            presente_avaliacao: boolean;
            /** @description Mean of the areas that have one. */
            nota_tri: components["schemas"]["NotaNula"];
            descricao: components["schemas"]["Texto"];
            desempenho_geral: components["schemas"]["PercentualNulo"];
            nota_maxima: number;
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
        };
        ResultadoArea: {
            codigo: components["schemas"]["AreaCodigo"];
            nome: components["schemas"]["Texto"];
            /** @description Null unless every scored item is calibrated; one decimal at display. */
            nota_tri: components["schemas"]["NotaNula"];
            /** @description On the scale of nota_tri. */
            erro_padrao: components["schemas"]["NotaNula"];
            acertos: components["schemas"]["Contagem"];
            total: components["schemas"]["Contagem"];
        };
        ResultadoLista: {
            falhas_evitadas: components["schemas"]["FalhasEvitadas"][];
            avaliacoes: components["schemas"]["ResultadoListaItem"][];
        };
        ResultadoListaItem: {
            /** @description turma_avaliacao_id. */
            id: components["schemas"]["Id"];
            ciclo_avaliacao_id: components["schemas"]["Id"];
            ciclo: components["schemas"]["Ciclo"];
            nota: components["schemas"]["NotaNula"];
            /** @description Mean of the days of one exam. */
            nota_agregada: components["schemas"]["NotaNula"];
            nota_maxima: number;
            /** @description Mean of the areas that have one. */
            nota_tri: components["schemas"]["NotaNula"];
            descricao: components["schemas"]["Texto"];
            desempenho: components["schemas"]["PercentualNulo"];
            data_hora_inicial_1_dia: components["schemas"]["Instante"];
            /** @description Position in the grade of the school. */
            ranking: number | null;
            is_only_redacao: boolean;
            /** @description Additive: best of the class (decision 116). */
            melhor_da_turma: boolean;
            situacao: components["schemas"]["SituacaoResultado"];
            /** @description Planned or actual release; null while unknown. */
            gabarito_liberado_em: components["schemas"]["InstanteNulo"];
            origem_tri: components["schemas"]["OrigemTri"];
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
            acertou: boolean | null;
            anulada: boolean;
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
            /** @description Calibrated difficulty; higher is harder. */
            nivel_dificuldade: number | null;
            nivel_dificuldade_professor: number | null;
            /** @description Of all students; null until release. */
            percentual_acerto: components["schemas"]["PercentualNulo"];
            pontuacao_correcao: components["schemas"]["NotaNula"];
            /** @description Fraction of the points of a subjective item. */
            percentual_pontuacao_correcao: components["schemas"]["FracaoNula"];
            pontuacao_avaliacao: components["schemas"]["NotaNula"];
            banco_questao_id: components["schemas"]["Id"];
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            gabarito: components["schemas"]["Letra"];
            dia_prova: components["schemas"]["DiaProva"];
            area_codigo: components["schemas"]["AreaCodigoNulo"];
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
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
            /** @description Before the start */
            tempo_restante: components["schemas"]["Segundos"];
            /** @description Of the chosen language only. */
            qtde_itens_respondidos: components["schemas"]["Contagem"];
            /** @description Option numbers that may be sent; opaque. */
            qtde_itens_resposta: string;
            /** @description Language chosen. */
            lingua_estrangeira: components["schemas"]["LinguaEstrangeiraNula"];
            solicitar_idioma: boolean;
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
            entregue_em: components["schemas"]["InstanteNulo"];
            encerrada_em: components["schemas"]["InstanteNulo"];
            tempo_utilizado: components["schemas"]["SegundosNulo"];
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
        };
        ResumoMateria: {
            materia_id: components["schemas"]["Id"];
            materia_nome: components["schemas"]["Texto"];
            itens: components["schemas"]["ResumoItem"][];
        };
        /** @description Essay of the day; null when it has none. */
        ResumoRedacao: {
            texto: string;
            data_ultima_gravacao: components["schemas"]["InstanteNulo"];
            proposta_redacao_id: components["schemas"]["Id"];
            proposta_redacao_titulo: components["schemas"]["Texto"];
            proposta_redacao_descricao: components["schemas"]["Html"];
            genero_textual_nome: components["schemas"]["Texto"];
            textos_motivacionais: components["schemas"]["TextoMotivacional"][];
            palavras: components["schemas"]["Contagem"];
            seq: components["schemas"]["Seq"];
        } | null;
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
        Saude: {
            /** @enum {string} */
            status: "ok" | "indisponivel";
            versao: string;
            /** @enum {string} */
            banco: "ok" | "indisponivel";
            manutencao: boolean;
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
        /** @description Client sequence of one answer or essay: the highest wins; 0 means never written. */
        Seq: number;
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
        Texto: string;
        TextoMotivacional: {
            ordem: number;
            conteudo: components["schemas"]["Html"];
        };
        TextoNulo: string | null;
        /** @enum {string} */
        TipoAplicacao: "Online" | "Presencial" | "Híbrida";
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
        TrilhaEstudos: {
            engajamento: components["schemas"]["FracaoNula"];
            desempenho_provavel_final: components["schemas"]["PercentualNulo"];
            desempenho_provavel_inicial: components["schemas"]["PercentualNulo"];
        } | null;
        /** @description 1 Manhã, 2 Tarde, 3 Noite, anything else is not informed. */
        Turno: number | null;
        /** @enum {integer} */
        Versao: 1 | 2;
    };
    responses: {
        /** @description The call does not follow the contract. */
        BadRequest: {
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
        /** @description Credentials refused. */
        InvalidCredentials: {
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
        /** @description In the contract, not built yet. */
        NotImplemented: {
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
        /** @description The profile may not use this sign-in, or the student has no active class. */
        ProfileNotAllowed: {
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
        /** @description Too many calls; wait. */
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
        /** @description Out of service, in maintenance (codigo manutencao, bloqueado, positivo-maintenance or positivo-blocked) or without database. */
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
    };
    parameters: {
        /** @description Content hash and extension; knowing the name is the permission to read it. */
        arquivo: string;
        /** @description Assessment, independent of class. */
        avaliacao_conhecimento_id: components["schemas"]["Id"];
        /** @description Question in the question bank. */
        banco_questao_id: components["schemas"]["Id"];
        /** @description Part of a student's name, accents and case ignored, or a whole turma_aluno_id. */
        busca_query: string;
        /** @description Value of Proximo-Cursor of the page before. */
        cursor_query: string;
        /** @description Last application date, AAAA-MM-DD or DD/MM/AAAA. */
        data_fim_query: components["schemas"]["DataConsulta"];
        /** @description First application date, AAAA-MM-DD or DD/MM/AAAA. */
        data_inicio_query: components["schemas"]["DataConsulta"];
        /** @description Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day. */
        dia_prova: components["schemas"]["DiaProva"];
        /** @description Exam day wanted, additive; missing means the first day. */
        dia_prova_query: components["schemas"]["DiaProva"];
        /** @description School that owns the file. */
        escola_id: components["schemas"]["Id"];
        /** @description Question in the question bank (banco_questao_id). */
        id: components["schemas"]["Id"];
        /** @description Only exams with this subject. */
        materia_id_query: components["schemas"]["Id"];
        /** @description Essay proposal of the exam day. */
        proposta_redacao_id: components["schemas"]["Id"];
        /** @description Cycle number (ciclo_numero_referencia). */
        season_query: components["schemas"]["Ciclo"];
        /** @description Only classes of the campus with this name. */
        sede_query: string;
        /** @description Only classes of the grade with this name. */
        serie_query: string;
        /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
        turma_aluno_id: components["schemas"]["Id"];
        /** @description Assessment as applied to one class. */
        turma_avaliacao_id: components["schemas"]["Id"];
        /** @description Only this class (turma_id). */
        turma_query: components["schemas"]["Id"];
        /** @description User name or e-mail address, as typed. */
        username_query: string;
    };
    requestBodies: never;
    headers: {
        /** @description 'Bearer' and the token, to be sent back as it is. */
        Authorization: string;
        /** @description Where the next page begins; absent on the last one. */
        ProximoCursor: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type AreaCodigo = components['schemas']['AreaCodigo'];
export type AreaCodigoNulo = components['schemas']['AreaCodigoNulo'];
export type Autorizacao = components['schemas']['Autorizacao'];
export type Avaliacao = components['schemas']['Avaliacao'];
export type AvaliacaoInfo = components['schemas']['AvaliacaoInfo'];
export type AvaliacaoInfoLista = components['schemas']['AvaliacaoInfoLista'];
export type AvaliacaoLista = components['schemas']['AvaliacaoLista'];
export type AvaliacaoMateria = components['schemas']['AvaliacaoMateria'];
export type Aviso = components['schemas']['Aviso'];
export type AvisoLista = components['schemas']['AvisoLista'];
export type CentralAvaliacoes = components['schemas']['CentralAvaliacoes'];
export type Ciclo = components['schemas']['Ciclo'];
export type Conta = components['schemas']['Conta'];
export type ContaTurma = components['schemas']['ContaTurma'];
export type ContaUpdateRequest = components['schemas']['ContaUpdateRequest'];
export type Contagem = components['schemas']['Contagem'];
export type ContextoRequest = components['schemas']['ContextoRequest'];
export type DataConsulta = components['schemas']['DataConsulta'];
export type DataNula = components['schemas']['DataNula'];
export type DiaProva = components['schemas']['DiaProva'];
export type EmailTrocaSenhaRequest = components['schemas']['EmailTrocaSenhaRequest'];
export type EmptyBody = components['schemas']['EmptyBody'];
export type Error = components['schemas']['Error'];
export type FalhasEvitadas = components['schemas']['FalhasEvitadas'];
export type FracaoNula = components['schemas']['FracaoNula'];
export type Gabarito = components['schemas']['Gabarito'];
export type GabaritoFiltro = components['schemas']['GabaritoFiltro'];
export type GabaritoFiltros = components['schemas']['GabaritoFiltros'];
export type GabaritoItem = components['schemas']['GabaritoItem'];
export type GabaritoLista = components['schemas']['GabaritoLista'];
export type GabaritoListaItem = components['schemas']['GabaritoListaItem'];
export type GabaritoMateria = components['schemas']['GabaritoMateria'];
export type GestaoAluno = components['schemas']['GestaoAluno'];
export type GestaoTurma = components['schemas']['GestaoTurma'];
export type GestaoTurmaLista = components['schemas']['GestaoTurmaLista'];
export type Html = components['schemas']['Html'];
export type Id = components['schemas']['Id'];
export type IdNulo = components['schemas']['IdNulo'];
export type Inicio = components['schemas']['Inicio'];
export type Instante = components['schemas']['Instante'];
export type InstanteNulo = components['schemas']['InstanteNulo'];
export type ItemResposta = components['schemas']['ItemResposta'];
export type Letra = components['schemas']['Letra'];
export type Lingua = components['schemas']['Lingua'];
export type LinguaEstrangeira = components['schemas']['LinguaEstrangeira'];
export type LinguaEstrangeiraNula = components['schemas']['LinguaEstrangeiraNula'];
export type LinguaRequest = components['schemas']['LinguaRequest'];
export type LoginHubRequest = components['schemas']['LoginHubRequest'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type Mensagem = components['schemas']['Mensagem'];
export type NotaNula = components['schemas']['NotaNula'];
export type OrigemTri = components['schemas']['OrigemTri'];
export type Params = components['schemas']['Params'];
export type PercentualNulo = components['schemas']['PercentualNulo'];
export type Perfil = components['schemas']['Perfil'];
export type PerguntaResposta = components['schemas']['PerguntaResposta'];
export type PerguntaSeguranca = components['schemas']['PerguntaSeguranca'];
export type PerguntaSegurancaLista = components['schemas']['PerguntaSegurancaLista'];
export type Pesquisa = components['schemas']['Pesquisa'];
export type Prova = components['schemas']['Prova'];
export type ProvaHoje = components['schemas']['ProvaHoje'];
export type Questao = components['schemas']['Questao'];
export type Recibo = components['schemas']['Recibo'];
export type Recuperacao = components['schemas']['Recuperacao'];
export type Redacao = components['schemas']['Redacao'];
export type RedacaoRequest = components['schemas']['RedacaoRequest'];
export type ResgateRecuperacaoRequest = components['schemas']['ResgateRecuperacaoRequest'];
export type ResgateRequest = components['schemas']['ResgateRequest'];
export type Resposta = components['schemas']['Resposta'];
export type RespostaPesquisaRequest = components['schemas']['RespostaPesquisaRequest'];
export type RespostaRequest = components['schemas']['RespostaRequest'];
export type RespostasSegurancaRequest = components['schemas']['RespostasSegurancaRequest'];
export type Resultado = components['schemas']['Resultado'];
export type ResultadoArea = components['schemas']['ResultadoArea'];
export type ResultadoLista = components['schemas']['ResultadoLista'];
export type ResultadoListaItem = components['schemas']['ResultadoListaItem'];
export type ResultadoQuestao = components['schemas']['ResultadoQuestao'];
export type ResultadoQuestaoItem = components['schemas']['ResultadoQuestaoItem'];
export type Resumo = components['schemas']['Resumo'];
export type ResumoItem = components['schemas']['ResumoItem'];
export type ResumoMateria = components['schemas']['ResumoMateria'];
export type ResumoRedacao = components['schemas']['ResumoRedacao'];
export type RoteiroSemana = components['schemas']['RoteiroSemana'];
export type Saude = components['schemas']['Saude'];
export type Segundos = components['schemas']['Segundos'];
export type SegundosNulo = components['schemas']['SegundosNulo'];
export type SenhaRequest = components['schemas']['SenhaRequest'];
export type SenhaResponse = components['schemas']['SenhaResponse'];
export type SenhaTemporaria = components['schemas']['SenhaTemporaria'];
export type Seq = components['schemas']['Seq'];
export type Sessao = components['schemas']['Sessao'];
export type SituacaoGravacao = components['schemas']['SituacaoGravacao'];
export type SituacaoProva = components['schemas']['SituacaoProva'];
export type SituacaoResultado = components['schemas']['SituacaoResultado'];
export type Texto = components['schemas']['Texto'];
export type TextoMotivacional = components['schemas']['TextoMotivacional'];
export type TextoNulo = components['schemas']['TextoNulo'];
export type TipoAplicacao = components['schemas']['TipoAplicacao'];
export type Transferencia = components['schemas']['Transferencia'];
export type TransferenciaRequest = components['schemas']['TransferenciaRequest'];
export type TrilhaEstudos = components['schemas']['TrilhaEstudos'];
export type Turno = components['schemas']['Turno'];
export type Versao = components['schemas']['Versao'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseCodeNotFound = components['responses']['CodeNotFound'];
export type ResponseEmailNotEnabled = components['responses']['EmailNotEnabled'];
export type ResponseEmailNotFound = components['responses']['EmailNotFound'];
export type ResponseExamConflict = components['responses']['ExamConflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInvalidAnswers = components['responses']['InvalidAnswers'];
export type ResponseInvalidCredentials = components['responses']['InvalidCredentials'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotImplemented = components['responses']['NotImplemented'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseProfileNotAllowed = components['responses']['ProfileNotAllowed'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUserNotFound = components['responses']['UserNotFound'];
export type ParameterArquivo = components['parameters']['arquivo'];
export type ParameterAvaliacaoConhecimentoId = components['parameters']['avaliacao_conhecimento_id'];
export type ParameterBancoQuestaoId = components['parameters']['banco_questao_id'];
export type ParameterBuscaQuery = components['parameters']['busca_query'];
export type ParameterCursorQuery = components['parameters']['cursor_query'];
export type ParameterDataFimQuery = components['parameters']['data_fim_query'];
export type ParameterDataInicioQuery = components['parameters']['data_inicio_query'];
export type ParameterDiaProva = components['parameters']['dia_prova'];
export type ParameterDiaProvaQuery = components['parameters']['dia_prova_query'];
export type ParameterEscolaId = components['parameters']['escola_id'];
export type ParameterId = components['parameters']['id'];
export type ParameterMateriaIdQuery = components['parameters']['materia_id_query'];
export type ParameterPropostaRedacaoId = components['parameters']['proposta_redacao_id'];
export type ParameterSeasonQuery = components['parameters']['season_query'];
export type ParameterSedeQuery = components['parameters']['sede_query'];
export type ParameterSerieQuery = components['parameters']['serie_query'];
export type ParameterTurmaAlunoId = components['parameters']['turma_aluno_id'];
export type ParameterTurmaAvaliacaoId = components['parameters']['turma_avaliacao_id'];
export type ParameterTurmaQuery = components['parameters']['turma_query'];
export type ParameterUsernameQuery = components['parameters']['username_query'];
export type HeaderAuthorization = components['headers']['Authorization'];
export type HeaderProximoCursor = components['headers']['ProximoCursor'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
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
            501: components["responses"]["NotImplemented"];
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
            403: components["responses"]["ProfileNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGestaoAcompanhamento_v1: {
        parameters: {
            query?: {
                /** @description Only classes of the campus with this name. */
                sede?: components["parameters"]["sede_query"];
                /** @description Only classes of the grade with this name. */
                serie?: components["parameters"]["serie_query"];
                /** @description Only this class (turma_id). */
                turma?: components["parameters"]["turma_query"];
                /** @description Part of a student's name, accents and case ignored, or a whole turma_aluno_id. */
                busca?: components["parameters"]["busca_query"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    startProva_v1: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeProva_v1: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveResposta_v1: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLinguaEstrangeira_v1: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRedacao_v1: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGabaritos: {
        parameters: {
            query?: {
                /** @description Only exams with this subject. */
                materia_id?: components["parameters"]["materia_id_query"];
                /** @description Cycle number (ciclo_numero_referencia). */
                season?: components["parameters"]["season_query"];
                /** @description First application date, AAAA-MM-DD or DD/MM/AAAA. */
                data_inicio?: components["parameters"]["data_inicio_query"];
                /** @description Last application date, AAAA-MM-DD or DD/MM/AAAA. */
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            403: components["responses"]["ProfileNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGestaoAcompanhamento: {
        parameters: {
            query?: {
                /** @description Only classes of the campus with this name. */
                sede?: components["parameters"]["sede_query"];
                /** @description Only classes of the grade with this name. */
                serie?: components["parameters"]["serie_query"];
                /** @description Only this class (turma_id). */
                turma?: components["parameters"]["turma_query"];
                /** @description Part of a student's name, accents and case ignored, or a whole turma_aluno_id. */
                busca?: components["parameters"]["busca_query"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    startProva: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeProva: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveResposta: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLinguaEstrangeira: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRedacao: {
        parameters: {
            query?: {
                /** @description Student enrolment the call is about. It only selects among those the session may use; missing means the session's own. */
                turma_aluno_id?: components["parameters"]["turma_aluno_id"];
            };
            header?: never;
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTransferencia: {
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
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemTransferencia: {
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetAvaliacoes: {
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRespostaPesquisa: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
}
