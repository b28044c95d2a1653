// Written by `npm run generate` from server/app/api.
interface components {
    schemas: {
        readonly Chatbot: {
            readonly id: string;
            readonly title: string;
            readonly description: string;
            /** @description The owner of the key that made it. */
            readonly createdById: string;
            readonly createdByEmail: {
                /** @description Null while the owner has no address. */
                readonly email: string | null;
            };
            readonly suggestions: readonly {
                readonly id: string;
                readonly title: string;
                readonly description: string;
                readonly link?: string;
            }[];
            readonly nextSuggestions: readonly {
                readonly id: string;
                readonly title: string;
                readonly link: string;
                readonly description: string;
                readonly isEscalationPrompt: boolean;
            }[];
            readonly customContent: string;
            readonly settings: components["schemas"]["Settings"];
            /** Format: date-time */
            readonly createdAt: string;
            /** @description Null while the bot is not live. */
            readonly publishedVersion: number | null;
        };
        readonly Settings: {
            /** @description Who answers: `AGENT`. */
            readonly mode: string;
            /** @description What greets a visitor of a bot without a flow. */
            readonly welcomeMessage: string;
            /** @description What stands in the empty composer. */
            readonly placeholderText: string;
            /** @description The colour of header, launcher and the bot’s bubbles. A colour as `#hex`, or its name in CSS. */
            readonly brandColor: string;
            /** @description The colour of the texts on it. A colour as `#hex`, or its name in CSS. */
            readonly brandTextColor: string;
            /** @description Whether the sources of an answer stay hidden. */
            readonly hideSources: boolean;
            /** @description Whether the callout beside the launcher stays hidden. */
            readonly hideTooltip: boolean;
            /** @description Whether the line below the composer stays hidden. */
            readonly hideWatermark: boolean;
            /** @description What the line below the composer says. */
            readonly watermarkText: string;
            /** @description The icon of that line; empty for none. */
            readonly watermarkIconSrcId: string;
            /** @description Where that line leads. */
            readonly watermarkLink: string;
            /** @description Pixels from the page’s lower edge to the launcher. */
            readonly distanceFromBottom: number;
            /** @description Pixels from the page’s side to the launcher. */
            readonly horizontalDistance: number;
            /** @description In pixels. */
            readonly fontSize: number;
            /**
             * @description How large the launcher is.
             * @enum {string}
             */
            readonly iconSize: "SMALL" | "MEDIUM" | "LARGE";
            /**
             * @description On which side the launcher is.
             * @enum {string}
             */
            readonly iconPosition: "RIGHT" | "LEFT";
            /** @description The height of the window, in per cent of the page’s. */
            readonly height: number;
            /** @description Where the call to action leads. */
            readonly ctaLink: string;
            /** @description The call to action beside the launcher. */
            readonly ctaText: string;
            /** @description The icon of the bot; empty for none. */
            readonly iconSrcId: string;
            /** @description The icon of visitors; empty for none. */
            readonly personIconSrcId: string;
            /** @description The icon of agents; empty for none. */
            readonly agentIconSrcId: string;
            /** @description The icon of the launcher; empty for none. */
            readonly bubbleIconSrcId: string;
            /** @description Whether answers cannot be rated. */
            readonly hideFeedbackButtons: boolean;
            /** @description Whether texts run from right to left. */
            readonly rtl: boolean;
            /** @description What an AI is told before the conversation. */
            readonly systemPrompt: string;
            /** @description What an AI is told with each question. */
            readonly userPrompt: string;
            /** @description How many messages of the conversation an AI is given. */
            readonly historyCount: number;
            /** @description How freely an AI writes. */
            readonly temperature: number;
            /** @description How many pieces of its sources an AI is given. */
            readonly topK: number;
            /** @description What a bot without a flow says where its sources do not say. */
            readonly unknownAnswer: string;
            /** @description The name of the AI’s model. */
            readonly gptModel: string;
            /** @description Whether visitors are asked who they are: `DO_NOT_COLLECT`. */
            readonly collectUserDetails: string;
            readonly collectUserData: {
                readonly name: boolean;
                readonly phone: boolean;
            };
            /** @description How freely a bot with sources answers: below 0.5 only what they say, from 0.5 on also what its model knows. */
            readonly creativity: number;
            readonly collectResults: boolean | null;
            readonly resultRetentionDays: number | null;
            readonly resultWebhookUrl: string | null;
            readonly leadMail: ("each" | "daily" | "never") | null;
            readonly leadMailTo: readonly string[] | null;
            /** @description Where messages are reported. */
            readonly webhookUrl: string;
            /** @description What these reports are sent with. */
            readonly webhookToken: string;
            /** @description Anything else, kept as it is. */
            readonly extraData: {
                readonly [key: string]: unknown;
            };
            /** @description Names and values of your own, by which bots are found again. */
            readonly metadata: {
                readonly [key: string]: string;
            };
            readonly localization: {
                readonly learnMore: {
                    readonly [key: string]: string;
                };
                readonly chatHome: {
                    readonly [key: string]: string;
                };
                readonly chatMessages: {
                    readonly [key: string]: string;
                };
                readonly chatMessage: {
                    readonly [key: string]: string;
                };
                readonly chatAccount: {
                    readonly [key: string]: string;
                };
            };
        };
        readonly Message: {
            readonly id: string;
            readonly chatbotId: string;
            readonly threadId: string;
            /** @description What the visitor said. */
            readonly question: {
                readonly text: string;
                /** Format: date-time */
                readonly timestamp: string;
            } | null;
            /** @description What the bot or an agent said. */
            readonly answer: {
                readonly text: string;
                /** Format: date-time */
                readonly timestamp: string;
            } | null;
            /** @description Where the answer was found, of a bot without a flow that answers from sources. */
            readonly sources: readonly {
                readonly title: string;
                readonly address: string | null;
            }[];
            /** @description The AI model that wrote the answer. */
            readonly gptModel: string | null;
            /** @description `NEUTRAL` until somebody reacts. */
            readonly reaction: string;
            /** @enum {string} */
            readonly messageType: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
            readonly iconUrl: string | null;
            readonly agentName: string | null;
            /** @description What can be picked as an answer. The next message names it by its title or by its id. */
            readonly prompts: readonly {
                readonly id: string;
                readonly title: string;
                readonly description: string | null;
            }[];
            /** @description What the bot or an agent said, thing by thing: all that `answer.text` is made of. */
            readonly contents: readonly components["schemas"]["Content"][];
            /** @description What the bot asks behind it, with all that can be told of the answer; null where it asks nothing. */
            readonly prompt: components["schemas"]["Prompt"] | null;
            /** @description What became of it, where it went out over a provider’s channel; it never goes back. Null for all else, and while it waits. */
            readonly status: ("sent" | "delivered" | "read" | "failed") | null;
            /** @description Why it failed. */
            readonly statusReason: string | null;
            /** @description A file that came with it. */
            readonly file: {
                readonly name: string;
                readonly url: string;
                readonly size?: number;
                readonly type?: string;
            } | null;
        };
        readonly Content: {
            /** @constant */
            readonly kind: "text";
            /** @description Without HTML. */
            readonly text: string;
            /** @description As the bot has it. Sanitise it before you show it. */
            readonly html: string;
        } | {
            /** @constant */
            readonly kind: "image";
            /** @description An address, as the bot has it. */
            readonly src: string;
            readonly alt?: string;
        } | {
            /** @constant */
            readonly kind: "video";
            /** @description An address, as the bot has it. */
            readonly src: string;
            /** @description The address of a WebVTT file. */
            readonly captions?: string;
            /** @description The address of a picture to be shown first. */
            readonly poster?: string;
        } | {
            /** @constant */
            readonly kind: "audio";
            /** @description An address, as the bot has it. */
            readonly src: string;
            /** @description The address of a WebVTT file. */
            readonly captions?: string;
        } | {
            /** @constant */
            readonly kind: "file";
            /** @description An address, as the bot has it. */
            readonly src: string;
            readonly name: string;
            /** @description In bytes. */
            readonly size?: number;
        } | {
            /** @constant */
            readonly kind: "html";
            /** @description Sanitise it before you show it. */
            readonly html: string;
        } | {
            /** @constant */
            readonly kind: "link";
            /** @description An address, as the bot has it. */
            readonly src: string;
            /** @description Without HTML. */
            readonly label: string;
            /** @constant */
            readonly openIn?: "same-tab";
        } | {
            /** @constant */
            readonly kind: "frame";
            /** @description An address, as the bot has it. */
            readonly src: string;
            readonly label: string;
            /** @description In pixels. */
            readonly height: number;
            /** @constant */
            readonly atOnce?: true;
        } | {
            /** @constant */
            readonly kind: "qr";
            /** @description The text that the code holds. */
            readonly src: string;
            readonly alt?: string;
        } | {
            /** Format: binary */
            readonly kind: Blob;
            /** @description The same in words. */
            readonly words: string;
        };
        readonly Prompt: {
            /** @constant */
            readonly kind: "text";
            /** @enum {string} */
            readonly input: "text" | "name" | "email" | "number" | "url" | "tel";
            /** @description A file of up to so many bytes is an answer too. */
            readonly maxBytes?: number;
            /** @description What can be said in these words. */
            readonly suggestions?: readonly {
                readonly id: string;
                readonly label: string;
                /** @description Opened instead; blank where there is none. */
                readonly link: string;
            }[];
        } | {
            /** @constant */
            readonly kind: "choices";
            readonly options: readonly {
                readonly id: string;
                readonly label: string;
            }[];
            /**
             * @description Other words than those of an option are understood, too.
             * @constant
             */
            readonly listens?: true;
        } | {
            /** @constant */
            readonly kind: "image-choices";
            readonly options: readonly {
                readonly id: string;
                readonly label: string;
                /** @description An address, as the bot has it. */
                readonly src: string;
            }[];
            /**
             * @description Other words than those of an option are understood, too.
             * @constant
             */
            readonly listens?: true;
        } | {
            /** @constant */
            readonly kind: "checks";
            /** @description Several can be picked. */
            readonly options: readonly {
                readonly id: string;
                readonly label: string;
            }[];
        } | {
            /** @constant */
            readonly kind: "rating";
            /** @enum {string} */
            readonly look: "number" | "star" | "smiley";
            /** @description From 1 to this number. */
            readonly max: number;
        } | {
            /** @constant */
            readonly kind: "scale";
            readonly from: number;
            readonly to: number;
            readonly fromLabel: string;
            readonly toLabel: string;
        } | {
            /** @constant */
            readonly kind: "range";
            readonly min: number;
            readonly max: number;
        } | {
            /** @constant */
            readonly kind: "calendar";
            readonly today: string;
            readonly showPastDates: boolean;
            /** @description Names of weekdays. */
            readonly excludeDays: readonly string[];
            /** @description `YYYY-MM-DD`. */
            readonly excludeDates: readonly string[];
            /** @description Of a calendar that books: the only dates that can be picked. */
            readonly openDates?: readonly string[];
            /** @description Of the dates and times, where it is not UTC. */
            readonly timeZone: string | null;
            /** @description The day that was picked, whose slots are offered. */
            readonly date: string | null;
            readonly slots: readonly string[];
        } | {
            /** @constant */
            readonly kind: "date";
        } | {
            /** @constant */
            readonly kind: "time";
            /** @description `HH:MM`, or blank. The answer is written so, too. */
            readonly min: string;
            /** @description `HH:MM`, or blank. */
            readonly max: string;
            /** @description In minutes. */
            readonly step: number;
        } | {
            /** @constant */
            readonly kind: "cards";
            readonly cards: readonly {
                readonly id: string;
                readonly src: string;
                readonly title: string;
                readonly text: string;
                /** @description On the button that answers; blank where the card is no option. */
                readonly button: string;
                readonly href: string;
                readonly link: string;
            }[];
            readonly options: readonly {
                readonly id: string;
                readonly label: string;
            }[];
        } | {
            /** @constant */
            readonly kind: "file";
            /** @description In bytes. */
            readonly maxBytes: number;
        } | {
            /** @constant */
            readonly kind: "location";
        } | {
            /** Format: binary */
            readonly kind: Blob;
            /** @description How to answer, where nothing draws it. */
            readonly words: string;
        };
        readonly Thread: {
            readonly id: string;
            readonly chatbotId: string;
            /**
             * @description Where the visitor is: in the widget, or in a channel that passes messages on.
             * @enum {string}
             */
            readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
            /**
             * @description `bot`: the bot answers. `waiting`: the visitor waits for a person. `taken`: an agent has it. `handed-back`: the bot answers again. `ended`: nobody answers any more.
             * @enum {string}
             */
            readonly state: "bot" | "waiting" | "taken" | "handed-back" | "ended";
            /** @description The member who has it, or to whom it is offered while it waits. */
            readonly agentId: string | null;
            readonly agentName: string | null;
            readonly agentIconUrl: string | null;
            readonly assignedAt: string | null;
            /**
             * @description How urgent it is among those that wait.
             * @enum {string}
             */
            readonly priority: "low" | "normal" | "high";
            readonly visitor: {
                readonly name: string | null;
                readonly email: string | null;
                readonly phone: string | null;
                /** @description Where the visitor asked for a person. */
                readonly page: string | null;
                /** @description Who the page says the visitor is; `verified`: the owner’s server has vouched for it, or a channel has confirmed the number. */
                readonly identity: {
                    readonly id: string | null;
                    readonly verified: boolean;
                } | null;
            };
            /** @description Since when the visitor’s line is gone; null while the visitor is there. */
            readonly visitorLeftAt: string | null;
            readonly labels: readonly string[];
            /** @description The id of a message; null for none. */
            readonly lastMessageId: string | null;
            /** @description The id of a message; null for none. */
            readonly visitorReadId: string | null;
            /** @description The id of a message; null for none. */
            readonly agentReadId: string | null;
            readonly waitingUntil: string | null;
            readonly waitingSince: string | null;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
        };
        readonly Result: {
            readonly id: string;
            readonly chatbotId: string;
            /**
             * @description Where the visitor was.
             * @enum {string}
             */
            readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
            /** @description Of the bot’s flow. */
            readonly version: number | null;
            /**
             * @description `finished`: it came to its end. `abandoned`: the visitor left, or was silent for half an hour. `open`: it may still go on.
             * @enum {string}
             */
            readonly state: "open" | "finished" | "abandoned";
            /** @description How many questions were answered. */
            readonly answered: number;
            /** @description Up to four answers, the first given first: each under its variable’s name or else its question, cut after 100 characters. */
            readonly firstAnswers: readonly {
                readonly name: string;
                readonly value: string;
            }[];
            readonly visitor: {
                readonly name: string | null;
                readonly email: string | null;
            };
            /** Format: date-time */
            readonly startedAt: string;
            readonly endedAt: string | null;
            /** Format: date-time */
            readonly updatedAt: string;
        };
        readonly Source: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "site" | "page" | "file" | "pairs";
            readonly title: string;
            /** @description Of a site or a page. */
            readonly address: string | null;
            /** @description The bots that answer from it. */
            readonly chatbotIds: readonly string[];
            /** @description Paths in which `*` stands for anything. */
            readonly include: readonly string[];
            readonly exclude: readonly string[];
            readonly limits: {
                readonly pages: number;
                readonly depth: number;
                readonly perSecond: number;
            };
            /**
             * @description `failed`: its last run failed; what was read before is still answered from.
             * @enum {string}
             */
            readonly state: "waiting" | "running" | "ready" | "failed";
            /** @description How many pieces answers may come from. */
            readonly pieces: number;
            /** @description What the last run found, or has found so far; it counts pages. */
            readonly lastRun: {
                /** @enum {string} */
                readonly state: "running" | "ready" | "cancelled" | "failed";
                readonly added: number;
                readonly changed: number;
                readonly unchanged: number;
                readonly gone: number;
                readonly failed: readonly {
                    readonly address: string;
                    readonly reason: string;
                }[];
                readonly failedCount: number;
                readonly passed: number;
                readonly waiting: number;
                readonly embedded: number;
                readonly reason: string | null;
                readonly startedAt: string;
                readonly endedAt: string | null;
                readonly tests?: {
                    readonly before: {
                        readonly total: number;
                        readonly found: number;
                        readonly unanswered: number;
                    };
                    readonly after: {
                        readonly total: number;
                        readonly found: number;
                        readonly unanswered: number;
                    };
                } | null;
            } | null;
            /** Format: date-time */
            readonly createdAt: string;
            readonly trainedAt: string | null;
            /**
             * @description How often it is read again by itself.
             * @enum {string}
             */
            readonly schedule: "never" | "daily" | "weekly";
        };
        readonly listChatbots: {
            readonly input: {
                /** @description What stands between keys, and between values. Default: a comma. */
                readonly delimeter?: string;
                /** @description Names of metadata. */
                readonly metadataKeys?: string;
                /** @description As many values. */
                readonly metadataValues?: string;
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description `nextCursor` of the page before. */
                readonly cursor?: string;
            };
            readonly answer: {
                readonly chatbots: readonly components["schemas"]["Chatbot"][];
                /** @description The `cursor` of the next page; null on the last one. */
                readonly nextCursor: string | null;
            };
        };
        readonly listOverviews: {
            readonly input: {
                /** @description Only bots whose names hold this. */
                readonly search?: string;
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description `nextCursor` of the page before. */
                readonly cursor?: string;
            };
            readonly answer: {
                readonly chatbots: readonly {
                    readonly id: string;
                    /** @enum {string} */
                    readonly kind: "bot" | "sub-flow";
                    readonly title: string;
                    readonly description: string;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** @description Null while the bot is not live. */
                    readonly publishedVersion: number | null;
                    /** @description Null while the bot has no flow. */
                    readonly newestVersion: number | null;
                    /** @description When the newest version was stored. */
                    readonly storedAt: string | null;
                    /** @description The name of who stored it, where that is known. */
                    readonly storedBy: string | null;
                    /** @description Whether the draft has something that is in no version. */
                    readonly isDraftNewer: boolean;
                    /** @description How much lint finds in what would be published: the draft, or the newest version where that is the same; null where there is none. */
                    readonly problems: {
                        readonly errors: number;
                        readonly warnings: number;
                    } | null;
                }[];
                /** @description The `cursor` of the next page; null on the last one. */
                readonly nextCursor: string | null;
            };
        };
        readonly createChatbot: {
            readonly input: {
                readonly body: {
                    /** @description What the bot is called. */
                    readonly chatbotName: string;
                };
            };
            readonly answer: {
                readonly chatbot: components["schemas"]["Chatbot"];
            };
        };
        readonly copyChatbot: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body?: {
                    /** @description What the bot is called. */
                    readonly chatbotName?: string;
                };
            };
            readonly answer: {
                readonly chatbot: components["schemas"]["Chatbot"];
                readonly version: number;
            };
        };
        readonly fetchChatbot: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbot: components["schemas"]["Chatbot"];
            };
        };
        readonly fetchOverview: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbot: {
                    readonly id: string;
                    /** @enum {string} */
                    readonly kind: "bot" | "sub-flow";
                    readonly title: string;
                    readonly description: string;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** @description Null while the bot is not live. */
                    readonly publishedVersion: number | null;
                    /** @description Null while the bot has no flow. */
                    readonly newestVersion: number | null;
                    /** @description When the newest version was stored. */
                    readonly storedAt: string | null;
                    /** @description The name of who stored it, where that is known. */
                    readonly storedBy: string | null;
                    /** @description Whether the draft has something that is in no version. */
                    readonly isDraftNewer: boolean;
                    /** @description How much lint finds in what would be published: the draft, or the newest version where that is the same; null where there is none. */
                    readonly problems: {
                        readonly errors: number;
                        readonly warnings: number;
                    } | null;
                };
                readonly server: string;
                readonly setLooks: readonly string[];
            };
        };
        readonly updateChatbot: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body?: {
                    /** @description What the bot is called. */
                    readonly title?: string;
                    /** @description What the bot is for. */
                    readonly description?: string;
                    /** @description What an AI may answer from. */
                    readonly customContent?: string;
                    readonly suggestions?: readonly {
                        readonly id: string;
                        readonly title: string;
                        readonly description: string;
                        readonly link?: string;
                    }[];
                    readonly nextSuggestions?: readonly {
                        readonly id: string;
                        readonly title: string;
                        readonly link: string;
                        readonly description: string;
                        readonly isEscalationPrompt: boolean;
                    }[];
                    readonly settings?: {
                        /** @description Who answers: `AGENT`. */
                        readonly mode?: string;
                        /** @description What greets a visitor of a bot without a flow. */
                        readonly welcomeMessage?: string;
                        /** @description What stands in the empty composer. */
                        readonly placeholderText?: string;
                        /** @description The colour of header, launcher and the bot’s bubbles. A colour as `#hex`, or its name in CSS. */
                        readonly brandColor?: string;
                        /** @description The colour of the texts on it. A colour as `#hex`, or its name in CSS. */
                        readonly brandTextColor?: string;
                        /** @description Whether the sources of an answer stay hidden. */
                        readonly hideSources?: boolean;
                        /** @description Whether the callout beside the launcher stays hidden. */
                        readonly hideTooltip?: boolean;
                        /** @description Whether the line below the composer stays hidden. */
                        readonly hideWatermark?: boolean;
                        /** @description What the line below the composer says. */
                        readonly watermarkText?: string;
                        /** @description Where that line leads. */
                        readonly watermarkLink?: string;
                        /** @description Pixels from the page’s lower edge to the launcher. */
                        readonly distanceFromBottom?: number;
                        /** @description Pixels from the page’s side to the launcher. */
                        readonly horizontalDistance?: number;
                        /** @description In pixels. */
                        readonly fontSize?: number;
                        /**
                         * @description How large the launcher is.
                         * @enum {string}
                         */
                        readonly iconSize?: "SMALL" | "MEDIUM" | "LARGE";
                        /**
                         * @description On which side the launcher is.
                         * @enum {string}
                         */
                        readonly iconPosition?: "RIGHT" | "LEFT";
                        /** @description The height of the window, in per cent of the page’s. */
                        readonly height?: number;
                        /** @description Where the call to action leads. */
                        readonly ctaLink?: string;
                        /** @description The call to action beside the launcher. */
                        readonly ctaText?: string;
                        /** @description Whether answers cannot be rated. */
                        readonly hideFeedbackButtons?: boolean;
                        /** @description Whether texts run from right to left. */
                        readonly rtl?: boolean;
                        /** @description What an AI is told before the conversation. */
                        readonly systemPrompt?: string;
                        /** @description What an AI is told with each question. */
                        readonly userPrompt?: string;
                        /** @description How many messages of the conversation an AI is given. */
                        readonly historyCount?: number;
                        /** @description How freely an AI writes. */
                        readonly temperature?: number;
                        /** @description How many pieces of its sources an AI is given. */
                        readonly topK?: number;
                        /** @description What a bot without a flow says where its sources do not say. */
                        readonly unknownAnswer?: string;
                        /** @description The name of the AI’s model. */
                        readonly gptModel?: string;
                        /** @description Whether visitors are asked who they are: `DO_NOT_COLLECT`. */
                        readonly collectUserDetails?: string;
                        readonly collectUserData?: {
                            readonly name: boolean;
                            readonly phone: boolean;
                        };
                        /** @description How freely a bot with sources answers: below 0.5 only what they say, from 0.5 on also what its model knows. */
                        readonly creativity?: number;
                        readonly collectResults?: boolean | null;
                        readonly resultRetentionDays?: number | null;
                        readonly resultWebhookUrl?: string | null;
                        readonly leadMail?: ("each" | "daily" | "never") | null;
                        readonly leadMailTo?: readonly string[] | null;
                        /** @description Where messages are reported. */
                        readonly webhookUrl?: string;
                        /** @description What these reports are sent with. */
                        readonly webhookToken?: string;
                        /** @description Anything else, kept as it is. */
                        readonly extraData?: {
                            readonly [key: string]: unknown;
                        };
                        /** @description Names and values of your own, by which bots are found again. */
                        readonly metadata?: {
                            readonly [key: string]: string;
                        };
                        readonly localization?: {
                            readonly learnMore: {
                                readonly [key: string]: string;
                            };
                            readonly chatHome: {
                                readonly [key: string]: string;
                            };
                            readonly chatMessages: {
                                readonly [key: string]: string;
                            };
                            readonly chatMessage: {
                                readonly [key: string]: string;
                            };
                            readonly chatAccount: {
                                readonly [key: string]: string;
                            };
                        };
                    };
                };
            };
            readonly answer: {
                readonly chatbot: components["schemas"]["Chatbot"];
            };
        };
        readonly updateSettings: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body?: {
                    /** @description Who answers: `AGENT`. */
                    readonly mode?: string;
                    /** @description What greets a visitor of a bot without a flow. */
                    readonly welcomeMessage?: string;
                    /** @description What stands in the empty composer. */
                    readonly placeholderText?: string;
                    /** @description The colour of header, launcher and the bot’s bubbles. A colour as `#hex`, or its name in CSS. */
                    readonly brandColor?: string;
                    /** @description The colour of the texts on it. A colour as `#hex`, or its name in CSS. */
                    readonly brandTextColor?: string;
                    /** @description Whether the sources of an answer stay hidden. */
                    readonly hideSources?: boolean;
                    /** @description Whether the callout beside the launcher stays hidden. */
                    readonly hideTooltip?: boolean;
                    /** @description Whether the line below the composer stays hidden. */
                    readonly hideWatermark?: boolean;
                    /** @description What the line below the composer says. */
                    readonly watermarkText?: string;
                    /** @description Where that line leads. */
                    readonly watermarkLink?: string;
                    /** @description Pixels from the page’s lower edge to the launcher. */
                    readonly distanceFromBottom?: number;
                    /** @description Pixels from the page’s side to the launcher. */
                    readonly horizontalDistance?: number;
                    /** @description In pixels. */
                    readonly fontSize?: number;
                    /**
                     * @description How large the launcher is.
                     * @enum {string}
                     */
                    readonly iconSize?: "SMALL" | "MEDIUM" | "LARGE";
                    /**
                     * @description On which side the launcher is.
                     * @enum {string}
                     */
                    readonly iconPosition?: "RIGHT" | "LEFT";
                    /** @description The height of the window, in per cent of the page’s. */
                    readonly height?: number;
                    /** @description Where the call to action leads. */
                    readonly ctaLink?: string;
                    /** @description The call to action beside the launcher. */
                    readonly ctaText?: string;
                    /** @description Whether answers cannot be rated. */
                    readonly hideFeedbackButtons?: boolean;
                    /** @description Whether texts run from right to left. */
                    readonly rtl?: boolean;
                    /** @description What an AI is told before the conversation. */
                    readonly systemPrompt?: string;
                    /** @description What an AI is told with each question. */
                    readonly userPrompt?: string;
                    /** @description How many messages of the conversation an AI is given. */
                    readonly historyCount?: number;
                    /** @description How freely an AI writes. */
                    readonly temperature?: number;
                    /** @description How many pieces of its sources an AI is given. */
                    readonly topK?: number;
                    /** @description What a bot without a flow says where its sources do not say. */
                    readonly unknownAnswer?: string;
                    /** @description The name of the AI’s model. */
                    readonly gptModel?: string;
                    /** @description Whether visitors are asked who they are: `DO_NOT_COLLECT`. */
                    readonly collectUserDetails?: string;
                    readonly collectUserData?: {
                        readonly name: boolean;
                        readonly phone: boolean;
                    };
                    /** @description How freely a bot with sources answers: below 0.5 only what they say, from 0.5 on also what its model knows. */
                    readonly creativity?: number;
                    readonly collectResults?: boolean | null;
                    readonly resultRetentionDays?: number | null;
                    readonly resultWebhookUrl?: string | null;
                    readonly leadMail?: ("each" | "daily" | "never") | null;
                    readonly leadMailTo?: readonly string[] | null;
                    /** @description Where messages are reported. */
                    readonly webhookUrl?: string;
                    /** @description What these reports are sent with. */
                    readonly webhookToken?: string;
                    /** @description Anything else, kept as it is. */
                    readonly extraData?: {
                        readonly [key: string]: unknown;
                    };
                    /** @description Names and values of your own, by which bots are found again. */
                    readonly metadata?: {
                        readonly [key: string]: string;
                    };
                    readonly localization?: {
                        readonly learnMore: {
                            readonly [key: string]: string;
                        };
                        readonly chatHome: {
                            readonly [key: string]: string;
                        };
                        readonly chatMessages: {
                            readonly [key: string]: string;
                        };
                        readonly chatMessage: {
                            readonly [key: string]: string;
                        };
                        readonly chatAccount: {
                            readonly [key: string]: string;
                        };
                    };
                };
            };
            readonly answer: {
                readonly chatbot: components["schemas"]["Chatbot"];
            };
        };
        readonly deleteChatbot: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
            };
        };
        readonly updateAppearance: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body?: {
                    /** @description What the bot is called. */
                    readonly title?: string;
                    /** @description What greets a visitor of a bot without a flow. */
                    readonly welcomeMessage?: string;
                    /** @description What stands in the empty composer. */
                    readonly placeholderText?: string;
                    /** @description The colour of header, launcher and the bot’s bubbles. A colour as `#hex`, or its name in CSS. */
                    readonly brandColor?: string;
                    /** @description The colour of the texts on it. A colour as `#hex`, or its name in CSS. */
                    readonly brandTextColor?: string;
                    /** @description In pixels. */
                    readonly fontSize?: number;
                    /** @description The height of the window, in per cent of the page’s. */
                    readonly height?: number;
                    /** @description The label of the link that leads to more; it stands in `localization.learnMore`. */
                    readonly learnMore?: string;
                    /** @description The call to action beside the launcher. */
                    readonly ctaText?: string;
                    /** @description Where the call to action leads. */
                    readonly ctaLink?: string;
                    /** @description What the line below the composer says. */
                    readonly watermarkText?: string;
                    /** @description Pixels from the page’s lower edge to the launcher. */
                    readonly distanceFromBottom?: number;
                    /**
                     * @description How large the launcher is.
                     * @enum {string}
                     */
                    readonly iconSize?: "SMALL" | "MEDIUM" | "LARGE";
                    /** @description Names and values of your own, by which bots are found again. */
                    readonly metadata?: {
                        readonly [key: string]: string;
                    };
                };
            };
            readonly answer: {
                readonly chatbot: components["schemas"]["Chatbot"];
            };
        };
        readonly resetAppearance: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbot: components["schemas"]["Chatbot"];
            };
        };
        readonly updateIcon: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    /**
                     * @description Which icon it is.
                     * @enum {string}
                     */
                    readonly iconType: "BOT" | "PERSON" | "AGENT" | "WATERMARK" | "CHATBUBBLE";
                    /**
                     * Format: binary
                     * @description The image.
                     */
                    readonly iconSrc: Blob;
                };
            };
            readonly answer: {
                readonly chatbotId: string;
                /** @enum {string} */
                readonly iconType: "BOT" | "PERSON" | "AGENT" | "WATERMARK" | "CHATBUBBLE";
                /** @description What stands in the bot’s settings. */
                readonly iconSrcId: string;
                /** @description Where the icon is served. */
                readonly url: string;
            };
        };
        readonly deleteIcons: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly deleted: readonly ("BOT" | "PERSON" | "AGENT" | "WATERMARK" | "CHATBUBBLE")[];
            };
        };
        readonly storeFlow: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description A bot file, with its nodes and edges. */
                readonly body: {
                    readonly [key: string]: unknown;
                };
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly version: number;
            };
        };
        readonly editFlow: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    /** @description The version that was changed. */
                    readonly since: number;
                    /** @description What the bot is called. */
                    readonly name?: string;
                    /** @description Customizations by name; `talkgraph/themes` says how each is read. */
                    readonly customizations?: {
                        readonly font?: unknown;
                        readonly fontSize?: unknown;
                        readonly logo?: unknown;
                        readonly hideLogo?: unknown;
                        readonly logoText?: unknown;
                        readonly enableTagline?: unknown;
                        readonly tagline?: unknown;
                        readonly headerBgColor?: unknown;
                        readonly headerTextColor?: unknown;
                        readonly hideBrand?: unknown;
                        readonly enableCustomBrand?: unknown;
                        readonly customBrand?: unknown;
                        readonly customBrandLink?: unknown;
                        readonly avatar?: unknown;
                        readonly hideAvatar?: unknown;
                        readonly avatarSize?: unknown;
                        readonly bubbleBorderRadius?: unknown;
                        readonly botMsgColor?: unknown;
                        readonly botTextColor?: unknown;
                        readonly userMsgColor?: unknown;
                        readonly userTextColor?: unknown;
                        readonly optionBubbleBorderRadius?: unknown;
                        readonly optionBubbleMsgColor?: unknown;
                        readonly optionBubbleTextColor?: unknown;
                        readonly chatBgType?: unknown;
                        readonly chatBgColor?: unknown;
                        readonly gradientBgOne?: unknown;
                        readonly gradientBgTwo?: unknown;
                        readonly chatBgImg?: unknown;
                        readonly chatBgMaskColor?: unknown;
                        readonly widgetPosition?: unknown;
                        readonly widgetOffsetRight?: unknown;
                        readonly widgetOffsetLeft?: unknown;
                        readonly widgetOffsetBottom?: unknown;
                        readonly widgetSize?: unknown;
                        readonly widgetIconThemeType?: unknown;
                        readonly widgetIconBgColor?: unknown;
                        readonly widgetGradientBgOne?: unknown;
                        readonly widgetGradientBgTwo?: unknown;
                        readonly widgetIconImage?: unknown;
                        readonly chatIconCta?: unknown;
                        readonly chatIconCtaText?: unknown;
                        readonly allowEdit?: unknown;
                        readonly allowDownload?: unknown;
                        readonly botAutoOpen?: unknown;
                        readonly botAutoOpenDelay?: unknown;
                        readonly botToggleSound?: unknown;
                        readonly disabledUrls?: unknown;
                        readonly disableSubUrls?: unknown;
                    };
                    readonly settings?: {
                        /** @description The sites that may show the bot, as origins; none: every site. */
                        readonly allowedOrigins?: readonly string[];
                        /** @description How often something is let through; null takes the server’s own limit. */
                        readonly limits?: {
                            readonly sessionsPerAddress?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly threadsPerBot?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly stepsPerAddress?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly totalPerAddress?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly stepsPerSession?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly totalPerSession?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly stepsPerBot?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly totalPerBot?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly resultsPerAddress?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly resultsPerBot?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly kilobytesPerSession?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly kilobytesPerAddress?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly kilobytesPerBot?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly uploadsPerSession?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly uploadsPerAddress?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly uploadsPerBot?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly aiPerAddress?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly aiPerBot?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly mailsPerAddress?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly mailsPerBot?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                            readonly mailsToVisitors?: {
                                readonly count: number;
                                readonly seconds: number;
                            } | null;
                        };
                        /** @description Whether people answer visitors who are handed over. */
                        readonly liveDesk?: boolean;
                        /** @description What new visitors are told when the account has had as many chats as its plan has. */
                        readonly limitText?: string;
                        /** @description Which analytics of the host page are told of openings, first answers, leads, handovers and ends, with its consent; `events` has the names under which. */
                        readonly analytics?: {
                            readonly tools: readonly ("ga4" | "meta" | "plausible")[];
                            readonly events?: {
                                readonly open?: string;
                                readonly start?: string;
                                readonly lead?: string;
                                readonly handover?: string;
                                readonly complete?: string;
                            };
                        };
                        /** @description Whether a version goes live only where all flow tests of its file hold. */
                        readonly requireGreenTests?: boolean;
                    };
                };
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly version: number;
            };
        };
        readonly fetchDraft: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                /** @description The number of the last operation; 0 before the first one. */
                readonly seq: number;
                readonly bot: {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly changeDraft: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    readonly operations: readonly ({
                        /** @description The client’s own: the same id twice counts once. */
                        readonly id: string;
                    } & {
                        readonly [key: string]: unknown;
                    })[];
                };
            };
            readonly answer: {
                /** @description The number of the last operation; 0 before the first one. */
                readonly seq: number;
                readonly accepted: readonly string[];
                readonly refused: readonly {
                    readonly id: string;
                    readonly code: string;
                    readonly message: string;
                }[];
            };
        };
        readonly listDraftOperations: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The number of the last operation that is known already. */
                readonly after?: number;
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description Of a stream: who reads it. Its own presence is not told. */
                readonly clientId?: string;
            };
            readonly answer: {
                /** @description The number of the last operation; 0 before the first one. */
                readonly seq: number;
                readonly operations: readonly {
                    /** @description Its number: 1 for the first one. */
                    readonly seq: number;
                    readonly operation: {
                        readonly [key: string]: unknown;
                    };
                    /** @description The name of who made it, where that is known. */
                    readonly by: string | null;
                    /** Format: date-time */
                    readonly at: string;
                }[];
            };
            readonly event: {
                /** @constant */
                readonly event: "operation";
                readonly data: {
                    /** @description Its number: 1 for the first one. */
                    readonly seq: number;
                    readonly operation: {
                        readonly [key: string]: unknown;
                    };
                    /** @description The name of who made it, where that is known. */
                    readonly by: string | null;
                    /** Format: date-time */
                    readonly at: string;
                };
            } | {
                /** @constant */
                readonly event: "presence";
                readonly data: {
                    /** @description The client’s own, such as a UUID for each tab. */
                    readonly clientId: string;
                    /** @description The step that somebody is in. */
                    readonly nodeId: string | null;
                    /** @description In the flow’s own coordinates. */
                    readonly pointer: {
                        readonly x: number;
                        readonly y: number;
                    } | null;
                    readonly name: string;
                };
            } | {
                /** @constant */
                readonly event: "left";
                readonly data: {
                    /** @description The client’s own, such as a UUID for each tab. */
                    readonly clientId: string;
                };
            };
        };
        readonly tellPresence: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    /** @description The client’s own, such as a UUID for each tab. */
                    readonly clientId: string;
                    /** @description The step that somebody is in. */
                    readonly nodeId?: string | null;
                    /** @description In the flow’s own coordinates. */
                    readonly pointer?: {
                        readonly x: number;
                        readonly y: number;
                    } | null;
                };
            };
            readonly answer: {
                /** @description The client’s own, such as a UUID for each tab. */
                readonly clientId: string;
                /** @description The step that somebody is in. */
                readonly nodeId: string | null;
                /** @description In the flow’s own coordinates. */
                readonly pointer: {
                    readonly x: number;
                    readonly y: number;
                } | null;
                readonly name: string;
            };
        };
        readonly runDraftStep: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a step of the draft. */
                readonly nodeId: string | number;
                readonly body?: {
                    readonly answers?: {
                        readonly [key: string]: unknown;
                    };
                    readonly variables?: {
                        readonly [key: string]: unknown;
                    };
                    readonly visitor?: {
                        readonly [key: string]: unknown;
                    };
                    readonly values?: {
                        readonly [key: string]: unknown;
                    };
                    /** @description BCP 47 tag of the language that the visitor reads, for mails. */
                    readonly locale?: string;
                    /** @description What the call is about, of a calendar that books. */
                    readonly input?: unknown;
                    /** @description What was said so far, for an AI reply. */
                    readonly transcript?: readonly {
                        /** @enum {string} */
                        readonly by: "bot" | "user" | "agent";
                        readonly message: unknown;
                    }[];
                };
            };
            readonly answer: {
                /** @description What the other side answered; 202 where it is done later. */
                readonly status: number;
                /** @description JSON, or a text. */
                readonly body: unknown;
                /** @description What a webhook or an integration sent, without the values of its headers, and what came back. Where the call failed, `error.details` has `method`, `url`, `sent` and, where something came back, `status` and `answer`. */
                readonly call?: {
                    readonly request: {
                        readonly method: string;
                        readonly url: string;
                        readonly headers: {
                            readonly [key: string]: string;
                        };
                        readonly body: string | null;
                    };
                    /** @description Null where none came. */
                    readonly answer: {
                        readonly status: number;
                        readonly text: string;
                    } | null;
                };
                /** @description What a mail says. */
                readonly mail?: {
                    readonly to: readonly string[];
                    readonly subject: string;
                    readonly body: string;
                };
            };
            readonly event: {
                /** @constant */
                readonly event: "message";
                readonly data: {
                    readonly add: string;
                    readonly keep: number;
                    readonly html: string;
                };
            } | {
                /** @constant */
                readonly event: "done";
                readonly data: {
                    readonly text: string;
                };
            } | {
                /** @constant */
                readonly event: "error";
                readonly data: {
                    /** @description A code of the catalogue. */
                    readonly code: string;
                    readonly message: string;
                };
            };
        };
        readonly sendDraftFile: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a step of the draft. */
                readonly nodeId: string | number;
                readonly body: {
                    /**
                     * Format: binary
                     * @description The file.
                     */
                    readonly file: Blob;
                };
            };
            readonly answer: {
                readonly url: string;
                readonly name: string;
                readonly size: number;
                readonly type: string;
            };
        };
        readonly proposeBot: {
            readonly input: {
                readonly body: {
                    /** @description What it should do, in the owner’s words. */
                    readonly words: string;
                };
            };
            readonly answer: {
                readonly bot: {
                    readonly [key: string]: unknown;
                };
                /** @description The number of the last operation; 0 before the first one. */
                readonly seq: number;
                /** @description Operations without ids, in order; none is carried out yet. */
                readonly changes: readonly {
                    readonly [key: string]: unknown;
                }[];
                /** @description What the provider says of it. */
                readonly explanation: string;
                /** @description What of its answer could not be taken, in words. */
                readonly notes: readonly string[];
                readonly findings: readonly {
                    readonly rule: string;
                    /** @enum {string} */
                    readonly severity: "error" | "warning";
                    readonly nodeId: string | null;
                    readonly message: string;
                    readonly remedy: string;
                }[];
                /** @description What random conversations came upon; null where nothing was played. */
                readonly explored: {
                    readonly conversations: number;
                    /** @description How many ways of what is proposed were gone. */
                    readonly ways: number;
                    readonly waysInAll: number;
                    readonly findings: readonly {
                        /** @enum {string} */
                        readonly kind: "dead-end" | "loop" | "problem";
                        readonly message: string;
                        readonly nodeId: string;
                    }[];
                } | null;
                /** @description How many texts are still to be translated. */
                readonly left: number;
            };
            readonly event: {
                /** @constant */
                readonly event: "progress";
                readonly data: {
                    /** @enum {string} */
                    readonly stage: "asking" | "checking" | "mending";
                };
            } | {
                /** @constant */
                readonly event: "done";
                readonly data: {
                    readonly bot: {
                        readonly [key: string]: unknown;
                    };
                    /** @description The number of the last operation; 0 before the first one. */
                    readonly seq: number;
                    /** @description Operations without ids, in order; none is carried out yet. */
                    readonly changes: readonly {
                        readonly [key: string]: unknown;
                    }[];
                    /** @description What the provider says of it. */
                    readonly explanation: string;
                    /** @description What of its answer could not be taken, in words. */
                    readonly notes: readonly string[];
                    readonly findings: readonly {
                        readonly rule: string;
                        /** @enum {string} */
                        readonly severity: "error" | "warning";
                        readonly nodeId: string | null;
                        readonly message: string;
                        readonly remedy: string;
                    }[];
                    /** @description What random conversations came upon; null where nothing was played. */
                    readonly explored: {
                        readonly conversations: number;
                        /** @description How many ways of what is proposed were gone. */
                        readonly ways: number;
                        readonly waysInAll: number;
                        readonly findings: readonly {
                            /** @enum {string} */
                            readonly kind: "dead-end" | "loop" | "problem";
                            readonly message: string;
                            readonly nodeId: string;
                        }[];
                    } | null;
                    /** @description How many texts are still to be translated. */
                    readonly left: number;
                };
            } | {
                /** @constant */
                readonly event: "error";
                readonly data: {
                    /** @description A code of the catalogue. */
                    readonly code: string;
                    readonly message: string;
                };
            };
        };
        readonly proposeChange: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    /** @constant */
                    readonly kind: "flow";
                    /** @description What it should do, in the owner’s words. */
                    readonly words: string;
                } | {
                    /** @constant */
                    readonly kind: "change";
                    /** @description What it should do, in the owner’s words. */
                    readonly words: string;
                    readonly nodeIds: readonly string[];
                } | {
                    /** @constant */
                    readonly kind: "translate";
                    /** @description BCP 47 tag of the language. */
                    readonly locale: string;
                    readonly nodeIds?: readonly string[];
                };
            };
            readonly answer: {
                /** @description The number of the last operation; 0 before the first one. */
                readonly seq: number;
                /** @description Operations without ids, in order; none is carried out yet. */
                readonly changes: readonly {
                    readonly [key: string]: unknown;
                }[];
                /** @description What the provider says of it. */
                readonly explanation: string;
                /** @description What of its answer could not be taken, in words. */
                readonly notes: readonly string[];
                readonly findings: readonly {
                    readonly rule: string;
                    /** @enum {string} */
                    readonly severity: "error" | "warning";
                    readonly nodeId: string | null;
                    readonly message: string;
                    readonly remedy: string;
                }[];
                /** @description What random conversations came upon; null where nothing was played. */
                readonly explored: {
                    readonly conversations: number;
                    /** @description How many ways of what is proposed were gone. */
                    readonly ways: number;
                    readonly waysInAll: number;
                    readonly findings: readonly {
                        /** @enum {string} */
                        readonly kind: "dead-end" | "loop" | "problem";
                        readonly message: string;
                        readonly nodeId: string;
                    }[];
                } | null;
                /** @description How many texts are still to be translated. */
                readonly left: number;
            };
            readonly event: {
                /** @constant */
                readonly event: "progress";
                readonly data: {
                    /** @enum {string} */
                    readonly stage: "asking" | "checking" | "mending";
                };
            } | {
                /** @constant */
                readonly event: "done";
                readonly data: {
                    /** @description The number of the last operation; 0 before the first one. */
                    readonly seq: number;
                    /** @description Operations without ids, in order; none is carried out yet. */
                    readonly changes: readonly {
                        readonly [key: string]: unknown;
                    }[];
                    /** @description What the provider says of it. */
                    readonly explanation: string;
                    /** @description What of its answer could not be taken, in words. */
                    readonly notes: readonly string[];
                    readonly findings: readonly {
                        readonly rule: string;
                        /** @enum {string} */
                        readonly severity: "error" | "warning";
                        readonly nodeId: string | null;
                        readonly message: string;
                        readonly remedy: string;
                    }[];
                    /** @description What random conversations came upon; null where nothing was played. */
                    readonly explored: {
                        readonly conversations: number;
                        /** @description How many ways of what is proposed were gone. */
                        readonly ways: number;
                        readonly waysInAll: number;
                        readonly findings: readonly {
                            /** @enum {string} */
                            readonly kind: "dead-end" | "loop" | "problem";
                            readonly message: string;
                            readonly nodeId: string;
                        }[];
                    } | null;
                    /** @description How many texts are still to be translated. */
                    readonly left: number;
                };
            } | {
                /** @constant */
                readonly event: "error";
                readonly data: {
                    /** @description A code of the catalogue. */
                    readonly code: string;
                    readonly message: string;
                };
            };
        };
        readonly listNamedDrafts: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly drafts: readonly {
                    readonly id: string;
                    readonly name: string;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** @description The name of who kept it, where that is known. */
                    readonly storedBy: string | null;
                }[];
            };
        };
        readonly keepDraft: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    /** @description What it is called; two may be called the same. */
                    readonly name: string;
                };
            };
            readonly answer: {
                readonly draft: {
                    readonly id: string;
                    readonly name: string;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** @description The name of who kept it, where that is known. */
                    readonly storedBy: string | null;
                };
            };
        };
        readonly fetchNamedDraft: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a named draft. */
                readonly draftId: string | number;
            };
            readonly answer: {
                readonly draft: {
                    readonly id: string;
                    readonly name: string;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** @description The name of who kept it, where that is known. */
                    readonly storedBy: string | null;
                };
                readonly flow: {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly renameDraft: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a named draft. */
                readonly draftId: string | number;
                readonly body: {
                    /** @description What it is called; two may be called the same. */
                    readonly name: string;
                };
            };
            readonly answer: {
                readonly draft: {
                    readonly id: string;
                    readonly name: string;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** @description The name of who kept it, where that is known. */
                    readonly storedBy: string | null;
                };
            };
        };
        readonly deleteNamedDraft: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a named draft. */
                readonly draftId: string | number;
            };
            readonly answer: {
                readonly draftId: string;
            };
        };
        readonly addFile: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    /**
                     * Format: binary
                     * @description The file.
                     */
                    readonly file: Blob;
                };
            };
            readonly answer: {
                readonly file: {
                    readonly id: string;
                    /** @description What stands in a bot: pages of any site may show it, for ever. */
                    readonly url: string;
                    /** @description What it is called in its address. */
                    readonly name: string;
                    /** @description By its content. */
                    readonly type: string;
                    /** @description In bytes. */
                    readonly size: number;
                    /** Format: date-time */
                    readonly createdAt: string;
                };
            };
        };
        readonly listFiles: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly files: readonly {
                    readonly id: string;
                    /** @description What stands in a bot: pages of any site may show it, for ever. */
                    readonly url: string;
                    /** @description What it is called in its address. */
                    readonly name: string;
                    /** @description By its content. */
                    readonly type: string;
                    /** @description In bytes. */
                    readonly size: number;
                    /** Format: date-time */
                    readonly createdAt: string;
                }[];
                /** @description The bytes of all files of the account. */
                readonly size: number;
                /** @description How many there may be. */
                readonly mostSize: number;
                /** @description How many one file may have. */
                readonly largest: number;
            };
        };
        readonly deleteFile: {
            readonly input: {
                /** @description The id of a file of yours. */
                readonly fileId: string | number;
            };
            readonly answer: {
                readonly fileId: string;
            };
        };
        readonly keepSecret: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    /** @description The secret. */
                    readonly value: string;
                };
            };
            readonly answer: {
                readonly reference: {
                    readonly secret: string;
                    /** @description Its last four characters, where it has twelve or more. */
                    readonly lastFour?: string;
                };
            };
        };
        readonly publishFlow: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body?: {
                    /** @description Default: the draft, or the newest version where that is the same. */
                    readonly version?: number;
                    /** @description What is said of the version, kept with it. */
                    readonly note?: string;
                    /** @description For how many of 100 visitors it is live. Absent: for everybody. */
                    readonly share?: number;
                    /** @description What a visitor must do to count for the version, where it has a `share`. Absent: come to the end. */
                    readonly goal?: {
                        /** @enum {string} */
                        readonly kind: "finished" | "step" | "variable" | "value";
                        readonly nodeId?: string;
                        readonly name?: string;
                        /** @description What the variable must hold where the kind is `value`: a number is reached by it and by more, a text by the same words, whatever their capitals. */
                        readonly value?: string;
                    };
                };
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly version: number;
                /** @description Of 100 visitors, how many meet it. */
                readonly share: number;
                /** @description The version that the others meet; null: there are no others. */
                readonly beside: number | null;
                readonly warnings: readonly string[];
            };
        };
        readonly unpublish: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly wasPublished: boolean;
            };
        };
        readonly listPublications: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description `nextCursor` of the page before. */
                readonly cursor?: string;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly publications: readonly {
                    /** @description Null: the bot went offline. */
                    readonly version: number | null;
                    /** Format: date-time */
                    readonly at: string;
                    /** @description The name of who did that, where it is known. */
                    readonly by: string | null;
                    /** @description What was said of it. */
                    readonly note: string | null;
                    /** @description For how many of 100 visitors, beside another version; null: for everybody. */
                    readonly share: number | null;
                }[];
                /** @description The `cursor` of the next page; null on the last one. */
                readonly nextCursor: string | null;
            };
        };
        readonly listVersions: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description `nextCursor` of the page before. */
                readonly cursor?: string;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly publishedVersion: number | null;
                readonly versions: readonly {
                    readonly version: number;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** @description When it first went live; null for a draft. */
                    readonly publishedAt: string | null;
                    /** @description The name of who stored it, where that is known. */
                    readonly storedBy: string | null;
                    /** @description The name of who made it live first, where that is known. */
                    readonly publishedBy: string | null;
                    /** @description What was said of it when it was published. */
                    readonly note: string | null;
                    /** @description Whether it is live, be it for those alone who do not meet one that is tried. */
                    readonly isPublished: boolean;
                    /** @description Of 100 visitors, how many meet it. */
                    readonly share: number;
                }[];
                /** @description The `cursor` of the next page; null on the last one. */
                readonly nextCursor: string | null;
            };
        };
        readonly fetchVersion: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The number of a version. */
                readonly version: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly version: number;
                /** Format: date-time */
                readonly createdAt: string;
                /** @description When it first went live; null for a draft. */
                readonly publishedAt: string | null;
                /** @description The name of who stored it, where that is known. */
                readonly storedBy: string | null;
                /** @description The name of who made it live first, where that is known. */
                readonly publishedBy: string | null;
                /** @description What was said of it when it was published. */
                readonly note: string | null;
                readonly flow: {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly deleteVersion: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The number of a version. */
                readonly version: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly version: number;
            };
        };
        readonly listFindings: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The number of a version. */
                readonly version: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly version: number;
                readonly errors: number;
                readonly warnings: number;
                readonly findings: readonly {
                    /** @description The rule’s id, which never changes. */
                    readonly rule: string;
                    readonly ruleTitle: string;
                    /** @description Why it matters. */
                    readonly explanation: string;
                    /** @enum {string} */
                    readonly severity: "error" | "warning";
                    readonly nodeId: string | null;
                    /** @description What the step says, or its id. */
                    readonly nodeTitle: string | null;
                    /** @description What its type is called. */
                    readonly nodeKind: string | null;
                    /** @description The field’s path in the step’s data. */
                    readonly field: string | null;
                    readonly message: string;
                    readonly remedy: string;
                }[];
            };
        };
        readonly listChanges: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The number of a version. */
                readonly version: string | number;
                /** @description The version to compare with; it may be a newer one. Default: the one before, and the first is compared with itself. */
                readonly since?: number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly version: number;
                readonly since: number;
                readonly nodes: readonly {
                    /** @enum {string} */
                    readonly change: "added" | "removed" | "changed";
                    readonly id: string;
                    readonly title: string;
                    readonly kind: string;
                    readonly fields: readonly {
                        readonly path: string;
                        readonly title: string;
                        readonly before: string | null;
                        readonly after: string | null;
                    }[];
                }[];
                readonly edges: readonly {
                    /** @enum {string} */
                    readonly change: "added" | "removed";
                    readonly from: string;
                    readonly exit: string | null;
                    readonly to: string;
                }[];
                readonly looks: readonly {
                    readonly path: string;
                    readonly title: string;
                    readonly before: string | null;
                    readonly after: string | null;
                }[];
                readonly settings: readonly {
                    readonly path: string;
                    readonly title: string;
                    readonly before: string | null;
                    readonly after: string | null;
                }[];
                readonly others: readonly {
                    readonly path: string;
                    readonly title: string;
                    readonly before: string | null;
                    readonly after: string | null;
                }[];
                readonly left: number;
            };
        };
        readonly listSubFlows: {
            readonly input: {
                /** @description Only sub-flows whose names hold this. */
                readonly search?: string;
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description `nextCursor` of the page before. */
                readonly cursor?: string;
            };
            readonly answer: {
                readonly subFlows: readonly {
                    readonly id: string;
                    /** @enum {string} */
                    readonly kind: "bot" | "sub-flow";
                    readonly title: string;
                    readonly description: string;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** @description Null while the bot is not live. */
                    readonly publishedVersion: number | null;
                    /** @description Null while the bot has no flow. */
                    readonly newestVersion: number | null;
                    /** @description When the newest version was stored. */
                    readonly storedAt: string | null;
                    /** @description The name of who stored it, where that is known. */
                    readonly storedBy: string | null;
                    /** @description Whether the draft has something that is in no version. */
                    readonly isDraftNewer: boolean;
                    /** @description How much lint finds in what would be published: the draft, or the newest version where that is the same; null where there is none. */
                    readonly problems: {
                        readonly errors: number;
                        readonly warnings: number;
                    } | null;
                }[];
                /** @description The `cursor` of the next page; null on the last one. */
                readonly nextCursor: string | null;
            };
        };
        readonly createSubFlow: {
            readonly input: {
                readonly body: {
                    /** @description What the sub-flow is called. */
                    readonly name: string;
                    /** @description A bot file. Default: one that does nothing. */
                    readonly flow?: {
                        readonly [key: string]: unknown;
                    };
                };
            };
            readonly answer: {
                readonly subFlowId: string;
                readonly version: number;
                /** @description False where lint finds errors. */
                readonly isPublished: boolean;
            };
        };
        readonly listSubFlowUses: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly uses: readonly {
                    readonly id: string;
                    readonly title: string;
                    /**
                     * @description What plays it.
                     * @enum {string}
                     */
                    readonly kind: "bot" | "sub-flow";
                    /** @description The versions that its draft plays. */
                    readonly draft: readonly number[];
                    /** @description The versions that its live version plays. */
                    readonly live: readonly number[];
                }[];
            };
        };
        readonly takeSubFlowEverywhere: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    readonly version: number;
                };
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly version: number;
                /** @description The ids of those whose drafts were changed. */
                readonly taken: readonly string[];
                readonly refused: readonly {
                    readonly id: string;
                    readonly message: string;
                }[];
            };
        };
        readonly listExamples: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly examples: readonly {
                    readonly id: string;
                    readonly title: string;
                    readonly description: string;
                    /** @description A category of templates, by its name in addresses. */
                    readonly category: string;
                    readonly categoryTitle: string;
                    /** @description How many steps its flow has. */
                    readonly steps: number;
                    /** @description In which other languages it speaks, as tags. */
                    readonly languages: readonly string[];
                }[];
            };
        };
        readonly fetchExample: {
            readonly input: {
                /** @description The id of an example. */
                readonly example: string | number;
            };
            readonly answer: {
                readonly example: {
                    readonly id: string;
                    readonly title: string;
                    readonly description: string;
                    /** @description A category of templates, by its name in addresses. */
                    readonly category: string;
                    readonly categoryTitle: string;
                    /** @description How many steps its flow has. */
                    readonly steps: number;
                    /** @description In which other languages it speaks, as tags. */
                    readonly languages: readonly string[];
                };
                readonly flow: {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly copyExample: {
            readonly input: {
                /** @description The id of an example. */
                readonly example: string | number;
                readonly body?: {
                    /** @description What the bot is called. */
                    readonly chatbotName?: string;
                    /** @description What the business is called, in place of the example’s. */
                    readonly businessName?: string;
                    /**
                     * Format: email
                     * @description Where mails of the bot go.
                     */
                    readonly email?: string;
                };
            };
            readonly answer: {
                readonly chatbot: components["schemas"]["Chatbot"];
                readonly version: number;
            };
        };
        readonly copyTemplate: {
            readonly input: {
                /** @description The name of a template in addresses. */
                readonly template: string | number;
                readonly body?: {
                    /** @description What the bot is called. */
                    readonly chatbotName?: string;
                    /** @description What the business is called, in place of the example’s. */
                    readonly businessName?: string;
                    /**
                     * Format: email
                     * @description Where mails of the bot go.
                     */
                    readonly email?: string;
                };
            };
            readonly answer: {
                readonly chatbot: components["schemas"]["Chatbot"];
                readonly version: number;
            };
        };
        readonly listChannelKinds: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly kinds: readonly {
                    readonly name: string;
                    readonly title: string;
                    /** @description What an owner enters, in the order in which it is asked. */
                    readonly fields: readonly {
                        readonly name: string;
                        readonly title: string;
                        readonly help: string;
                        /** @enum {string} */
                        readonly kind: "text" | "long-text" | "address" | "email" | "number" | "switch" | "date" | "choice" | "secret";
                        readonly isOptional: boolean;
                        readonly example?: string;
                        readonly choices?: readonly {
                            readonly value: string;
                            readonly title: string;
                        }[];
                    }[];
                    /** @description Whether the server tells the provider where its webhook goes. */
                    readonly registersWebhook: boolean;
                    /** @description Whether the owner copies the webhook’s address to the provider. */
                    readonly copiesWebhook: boolean;
                    /** @description The field whose value the owner copies there, too. */
                    readonly verifyTokenField: string | null;
                    /** @description Whether it has messages that the provider approves. */
                    readonly hasTemplates: boolean;
                    /** @description Whether a test message can be sent. */
                    readonly sendsTest: boolean;
                    /** @description So many hours after a person’s last message the bot may still write; null: always. */
                    readonly window: number | null;
                }[];
            };
        };
        readonly listChannels: {
            readonly input: {
                /** @description Only those of this bot. */
                readonly chatbotId?: string;
            };
            readonly answer: {
                readonly channels: readonly {
                    readonly id: string;
                    /** @description The name of its kind. */
                    readonly channel: string;
                    readonly chatbotId: string;
                    /** @description Where the provider tells what happened; null where there is no provider. */
                    readonly webhookUrl: string | null;
                    /**
                     * @description `refused`: the provider refused the settings when it was asked last, or takes nothing any more.
                     * @enum {string}
                     */
                    readonly state: "connected" | "refused";
                    /** @description As whom the provider knows the bot. */
                    readonly name: string | null;
                    /** @description What to do where it is refused. */
                    readonly remedy: string | null;
                    /** @description What was entered, without its secrets. */
                    readonly settings: {
                        readonly [key: string]: string | number | boolean | {
                            /** @description Of a secret, where it is long enough to show them. */
                            readonly lastFour: string | null;
                        };
                    };
                    readonly health: {
                        readonly lastIn: string | null;
                        readonly lastOut: string | null;
                        /** @description In the provider’s own words, where it tells. */
                        readonly quality: string | null;
                        /** @description Since when the provider takes nothing, because it withdrew the right: what is to be sent waits for the owner, for seven days. Null: it takes messages. */
                        readonly withdrawnAt: string | null;
                        /** @description How many messages wait to go out. */
                        readonly waiting: number;
                        /** @description Of the last day, the newest first, at most 50. */
                        readonly failures: readonly {
                            /** Format: date-time */
                            readonly at: string;
                            readonly code: string;
                            readonly message: string;
                        }[];
                        /** @description How many requests at the webhook were refused, by reason. */
                        readonly refused: {
                            readonly signature: number;
                            readonly size: number;
                            readonly depth: number;
                            readonly method: number;
                            readonly number: number;
                            readonly sender: number;
                        };
                    };
                    /** @description What of the published bot this channel cannot show or do. */
                    readonly lacks: readonly {
                        readonly nodeId: string;
                        readonly nodeTitle: string;
                        readonly message: string;
                        readonly remedy: string;
                    }[];
                    /** @description Where people meet the bot, if that is an address. */
                    readonly address: string | null;
                    /** @description Addresses of pictures of a QR code that leads there. */
                    readonly qr?: {
                        readonly svg: string;
                        readonly png: string;
                    };
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                }[];
            };
        };
        readonly connectChannel: {
            readonly input: {
                readonly body: {
                    /** @description The name of a kind. */
                    readonly channel: string;
                    /** @description The id of a bot of yours. */
                    readonly chatbotId: string;
                    /** @description The fields of its kind, as `GET /v1/channel-kinds` names them. */
                    readonly settings: {
                        readonly [key: string]: unknown;
                    };
                };
            };
            readonly answer: {
                readonly channel: {
                    readonly id: string;
                    /** @description The name of its kind. */
                    readonly channel: string;
                    readonly chatbotId: string;
                    /** @description Where the provider tells what happened; null where there is no provider. */
                    readonly webhookUrl: string | null;
                    /**
                     * @description `refused`: the provider refused the settings when it was asked last, or takes nothing any more.
                     * @enum {string}
                     */
                    readonly state: "connected" | "refused";
                    /** @description As whom the provider knows the bot. */
                    readonly name: string | null;
                    /** @description What to do where it is refused. */
                    readonly remedy: string | null;
                    /** @description What was entered, without its secrets. */
                    readonly settings: {
                        readonly [key: string]: string | number | boolean | {
                            /** @description Of a secret, where it is long enough to show them. */
                            readonly lastFour: string | null;
                        };
                    };
                    readonly health: {
                        readonly lastIn: string | null;
                        readonly lastOut: string | null;
                        /** @description In the provider’s own words, where it tells. */
                        readonly quality: string | null;
                        /** @description Since when the provider takes nothing, because it withdrew the right: what is to be sent waits for the owner, for seven days. Null: it takes messages. */
                        readonly withdrawnAt: string | null;
                        /** @description How many messages wait to go out. */
                        readonly waiting: number;
                        /** @description Of the last day, the newest first, at most 50. */
                        readonly failures: readonly {
                            /** Format: date-time */
                            readonly at: string;
                            readonly code: string;
                            readonly message: string;
                        }[];
                        /** @description How many requests at the webhook were refused, by reason. */
                        readonly refused: {
                            readonly signature: number;
                            readonly size: number;
                            readonly depth: number;
                            readonly method: number;
                            readonly number: number;
                            readonly sender: number;
                        };
                    };
                    /** @description What of the published bot this channel cannot show or do. */
                    readonly lacks: readonly {
                        readonly nodeId: string;
                        readonly nodeTitle: string;
                        readonly message: string;
                        readonly remedy: string;
                    }[];
                    /** @description Where people meet the bot, if that is an address. */
                    readonly address: string | null;
                    /** @description Addresses of pictures of a QR code that leads there. */
                    readonly qr?: {
                        readonly svg: string;
                        readonly png: string;
                    };
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                };
            };
        };
        readonly fetchChannel: {
            readonly input: {
                /** @description The id of a connection. */
                readonly channelId: string | number;
            };
            readonly answer: {
                readonly channel: {
                    readonly id: string;
                    /** @description The name of its kind. */
                    readonly channel: string;
                    readonly chatbotId: string;
                    /** @description Where the provider tells what happened; null where there is no provider. */
                    readonly webhookUrl: string | null;
                    /**
                     * @description `refused`: the provider refused the settings when it was asked last, or takes nothing any more.
                     * @enum {string}
                     */
                    readonly state: "connected" | "refused";
                    /** @description As whom the provider knows the bot. */
                    readonly name: string | null;
                    /** @description What to do where it is refused. */
                    readonly remedy: string | null;
                    /** @description What was entered, without its secrets. */
                    readonly settings: {
                        readonly [key: string]: string | number | boolean | {
                            /** @description Of a secret, where it is long enough to show them. */
                            readonly lastFour: string | null;
                        };
                    };
                    readonly health: {
                        readonly lastIn: string | null;
                        readonly lastOut: string | null;
                        /** @description In the provider’s own words, where it tells. */
                        readonly quality: string | null;
                        /** @description Since when the provider takes nothing, because it withdrew the right: what is to be sent waits for the owner, for seven days. Null: it takes messages. */
                        readonly withdrawnAt: string | null;
                        /** @description How many messages wait to go out. */
                        readonly waiting: number;
                        /** @description Of the last day, the newest first, at most 50. */
                        readonly failures: readonly {
                            /** Format: date-time */
                            readonly at: string;
                            readonly code: string;
                            readonly message: string;
                        }[];
                        /** @description How many requests at the webhook were refused, by reason. */
                        readonly refused: {
                            readonly signature: number;
                            readonly size: number;
                            readonly depth: number;
                            readonly method: number;
                            readonly number: number;
                            readonly sender: number;
                        };
                    };
                    /** @description What of the published bot this channel cannot show or do. */
                    readonly lacks: readonly {
                        readonly nodeId: string;
                        readonly nodeTitle: string;
                        readonly message: string;
                        readonly remedy: string;
                    }[];
                    /** @description Where people meet the bot, if that is an address. */
                    readonly address: string | null;
                    /** @description Addresses of pictures of a QR code that leads there. */
                    readonly qr?: {
                        readonly svg: string;
                        readonly png: string;
                    };
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                };
            };
        };
        readonly changeChannel: {
            readonly input: {
                /** @description The id of a connection. */
                readonly channelId: string | number;
                readonly body: {
                    /** @description The fields of its kind, as `GET /v1/channel-kinds` names them. */
                    readonly settings: {
                        readonly [key: string]: unknown;
                    };
                };
            };
            readonly answer: {
                readonly channel: {
                    readonly id: string;
                    /** @description The name of its kind. */
                    readonly channel: string;
                    readonly chatbotId: string;
                    /** @description Where the provider tells what happened; null where there is no provider. */
                    readonly webhookUrl: string | null;
                    /**
                     * @description `refused`: the provider refused the settings when it was asked last, or takes nothing any more.
                     * @enum {string}
                     */
                    readonly state: "connected" | "refused";
                    /** @description As whom the provider knows the bot. */
                    readonly name: string | null;
                    /** @description What to do where it is refused. */
                    readonly remedy: string | null;
                    /** @description What was entered, without its secrets. */
                    readonly settings: {
                        readonly [key: string]: string | number | boolean | {
                            /** @description Of a secret, where it is long enough to show them. */
                            readonly lastFour: string | null;
                        };
                    };
                    readonly health: {
                        readonly lastIn: string | null;
                        readonly lastOut: string | null;
                        /** @description In the provider’s own words, where it tells. */
                        readonly quality: string | null;
                        /** @description Since when the provider takes nothing, because it withdrew the right: what is to be sent waits for the owner, for seven days. Null: it takes messages. */
                        readonly withdrawnAt: string | null;
                        /** @description How many messages wait to go out. */
                        readonly waiting: number;
                        /** @description Of the last day, the newest first, at most 50. */
                        readonly failures: readonly {
                            /** Format: date-time */
                            readonly at: string;
                            readonly code: string;
                            readonly message: string;
                        }[];
                        /** @description How many requests at the webhook were refused, by reason. */
                        readonly refused: {
                            readonly signature: number;
                            readonly size: number;
                            readonly depth: number;
                            readonly method: number;
                            readonly number: number;
                            readonly sender: number;
                        };
                    };
                    /** @description What of the published bot this channel cannot show or do. */
                    readonly lacks: readonly {
                        readonly nodeId: string;
                        readonly nodeTitle: string;
                        readonly message: string;
                        readonly remedy: string;
                    }[];
                    /** @description Where people meet the bot, if that is an address. */
                    readonly address: string | null;
                    /** @description Addresses of pictures of a QR code that leads there. */
                    readonly qr?: {
                        readonly svg: string;
                        readonly png: string;
                    };
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                };
            };
        };
        readonly disconnectChannel: {
            readonly input: {
                /** @description The id of a connection. */
                readonly channelId: string | number;
            };
            readonly answer: {
                readonly channelId: string;
            };
        };
        readonly checkChannel: {
            readonly input: {
                /** @description The id of a connection. */
                readonly channelId: string | number;
            };
            readonly answer: {
                readonly channel: {
                    readonly id: string;
                    /** @description The name of its kind. */
                    readonly channel: string;
                    readonly chatbotId: string;
                    /** @description Where the provider tells what happened; null where there is no provider. */
                    readonly webhookUrl: string | null;
                    /**
                     * @description `refused`: the provider refused the settings when it was asked last, or takes nothing any more.
                     * @enum {string}
                     */
                    readonly state: "connected" | "refused";
                    /** @description As whom the provider knows the bot. */
                    readonly name: string | null;
                    /** @description What to do where it is refused. */
                    readonly remedy: string | null;
                    /** @description What was entered, without its secrets. */
                    readonly settings: {
                        readonly [key: string]: string | number | boolean | {
                            /** @description Of a secret, where it is long enough to show them. */
                            readonly lastFour: string | null;
                        };
                    };
                    readonly health: {
                        readonly lastIn: string | null;
                        readonly lastOut: string | null;
                        /** @description In the provider’s own words, where it tells. */
                        readonly quality: string | null;
                        /** @description Since when the provider takes nothing, because it withdrew the right: what is to be sent waits for the owner, for seven days. Null: it takes messages. */
                        readonly withdrawnAt: string | null;
                        /** @description How many messages wait to go out. */
                        readonly waiting: number;
                        /** @description Of the last day, the newest first, at most 50. */
                        readonly failures: readonly {
                            /** Format: date-time */
                            readonly at: string;
                            readonly code: string;
                            readonly message: string;
                        }[];
                        /** @description How many requests at the webhook were refused, by reason. */
                        readonly refused: {
                            readonly signature: number;
                            readonly size: number;
                            readonly depth: number;
                            readonly method: number;
                            readonly number: number;
                            readonly sender: number;
                        };
                    };
                    /** @description What of the published bot this channel cannot show or do. */
                    readonly lacks: readonly {
                        readonly nodeId: string;
                        readonly nodeTitle: string;
                        readonly message: string;
                        readonly remedy: string;
                    }[];
                    /** @description Where people meet the bot, if that is an address. */
                    readonly address: string | null;
                    /** @description Addresses of pictures of a QR code that leads there. */
                    readonly qr?: {
                        readonly svg: string;
                        readonly png: string;
                    };
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                };
            };
        };
        readonly fetchChannelPage: {
            readonly input: {
                /** @description The id of a connection. */
                readonly channelId: string | number;
            };
            readonly answer: {
                readonly page: {
                    /** @description That of its own domain once it is proven and leads here, else that on this server. */
                    readonly address: string;
                    /** @description The variables that a link may set, as `?NAME=value`: those that the bot’s `prefill` names. */
                    readonly prefill: readonly string[];
                    /** @description A button for mails as HTML; null where the bot is not live. */
                    readonly mail: string | null;
                    /** @description What the page was called before: these lead to it. */
                    readonly formerNames: readonly string[];
                    readonly domain: {
                        readonly name: string;
                        /** @description Whether it leads to this server. */
                        readonly isRight: boolean;
                        /** @description Whether its TXT record was found. Until then the page is not shown there. */
                        readonly isProven: boolean;
                        /** @description Whether its TXT record is there, but also that of another page, which proved the domain earlier. */
                        readonly isTaken: boolean;
                        /** @description What its owner enters where the domain is kept. */
                        readonly records: readonly {
                            /** @enum {string} */
                            readonly type: "CNAME" | "A" | "AAAA" | "TXT";
                            readonly name: string;
                            readonly value: string;
                            /** @description Whether it is there. */
                            readonly isRight: boolean;
                        }[];
                        /** @description Where it leads at present. */
                        readonly found: readonly string[];
                    } | null;
                };
            };
        };
        readonly checkPageName: {
            readonly input: {
                /** @description The name. */
                readonly name: string | number;
            };
            readonly answer: {
                /** @description As it would stand in the address. */
                readonly name: string;
                readonly isFree: boolean;
                /** @description Why not; null where it is free. */
                readonly reason: string | null;
            };
        };
        readonly testChannel: {
            readonly input: {
                /** @description The id of a connection. */
                readonly channelId: string | number;
                readonly body: {
                    /** @description Who gets it. */
                    readonly to: string;
                };
            };
            readonly answer: {
                readonly channelId: string;
                /** @description The provider’s. */
                readonly messageId: string;
            };
        };
        readonly listChannelTemplates: {
            readonly input: {
                /** @description The id of a connection. */
                readonly channelId: string | number;
            };
            readonly answer: {
                readonly templates: readonly {
                    readonly name: string;
                    readonly language: string;
                    /** @description Its values stand in it as `{{name}}`. */
                    readonly text: string;
                    /** @description The names of its values. */
                    readonly values: readonly string[];
                }[];
            };
        };
        readonly listConnectors: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly connectors: readonly {
                    readonly name: string;
                    readonly title: string;
                    readonly help: string;
                    /** @description Whether one connects by signing in there, too: who runs the server has set that up. */
                    readonly signsIn: boolean;
                    /** @description What an owner enters, in the order in which it is asked. */
                    readonly fields: readonly {
                        readonly name: string;
                        readonly title: string;
                        readonly help: string;
                        /** @enum {string} */
                        readonly kind: "text" | "long-text" | "address" | "email" | "number" | "switch" | "date" | "choice" | "secret";
                        readonly isOptional: boolean;
                        readonly example?: string;
                        readonly choices?: readonly {
                            readonly value: string;
                            readonly title: string;
                        }[];
                    }[];
                    /** @description What steps can have it do. */
                    readonly actions: readonly {
                        readonly name: string;
                        readonly title: string;
                        readonly help: string;
                        readonly inputs: readonly {
                            readonly name: string;
                            readonly title: string;
                            readonly help: string;
                            /**
                             * @description `list`: texts in their order; `fields`: values by the names of the product’s fields.
                             * @enum {string}
                             */
                            readonly kind: "text" | "long-text" | "number" | "list" | "fields";
                            readonly isOptional: boolean;
                            readonly example?: string;
                            /** @description The loader that brings what can be chosen. */
                            readonly picks?: string;
                        }[];
                    }[];
                }[];
            };
        };
        readonly listConnections: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly connections: readonly {
                    readonly id: string;
                    /** @description The name of the product. */
                    readonly connector: string;
                    /** @description What you call it. */
                    readonly name: string;
                    /**
                     * @description `failed`: the product did not take the key when it was asked last.
                     * @enum {string}
                     */
                    readonly state: "ok" | "failed";
                    /** @description What to do where it failed. */
                    readonly remedy: string | null;
                    /** @description Somebody has signed in to the product; nothing is entered then. */
                    readonly isSignedIn: boolean;
                    /** @description What was entered, without its secrets. */
                    readonly settings: {
                        readonly [key: string]: string | number | boolean | {
                            /** @description Of a secret, where it is long enough to show them. */
                            readonly lastFour: string | null;
                        };
                    };
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                }[];
            };
        };
        readonly makeConnection: {
            readonly input: {
                readonly body: {
                    /** @description The name of a connector. */
                    readonly connector: string;
                    /** @description What you call it. */
                    readonly name?: string;
                    /** @description The fields of its connector, as `GET /v1/connectors` names them. */
                    readonly settings: {
                        readonly [key: string]: unknown;
                    };
                };
            };
            readonly answer: {
                readonly connection: {
                    readonly id: string;
                    /** @description The name of the product. */
                    readonly connector: string;
                    /** @description What you call it. */
                    readonly name: string;
                    /**
                     * @description `failed`: the product did not take the key when it was asked last.
                     * @enum {string}
                     */
                    readonly state: "ok" | "failed";
                    /** @description What to do where it failed. */
                    readonly remedy: string | null;
                    /** @description Somebody has signed in to the product; nothing is entered then. */
                    readonly isSignedIn: boolean;
                    /** @description What was entered, without its secrets. */
                    readonly settings: {
                        readonly [key: string]: string | number | boolean | {
                            /** @description Of a secret, where it is long enough to show them. */
                            readonly lastFour: string | null;
                        };
                    };
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                };
            };
        };
        readonly signInToConnect: {
            readonly input: {
                readonly body: {
                    /** @description The name of a connector. */
                    readonly connector: string;
                    /** @description A connection that gets access anew. */
                    readonly connectionId?: string;
                };
            };
            readonly answer: {
                readonly address: string;
            };
        };
        readonly fetchConnection: {
            readonly input: {
                /** @description The id of a connection of yours. */
                readonly connectionId: string | number;
            };
            readonly answer: {
                readonly connection: {
                    readonly id: string;
                    /** @description The name of the product. */
                    readonly connector: string;
                    /** @description What you call it. */
                    readonly name: string;
                    /**
                     * @description `failed`: the product did not take the key when it was asked last.
                     * @enum {string}
                     */
                    readonly state: "ok" | "failed";
                    /** @description What to do where it failed. */
                    readonly remedy: string | null;
                    /** @description Somebody has signed in to the product; nothing is entered then. */
                    readonly isSignedIn: boolean;
                    /** @description What was entered, without its secrets. */
                    readonly settings: {
                        readonly [key: string]: string | number | boolean | {
                            /** @description Of a secret, where it is long enough to show them. */
                            readonly lastFour: string | null;
                        };
                    };
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                };
            };
        };
        readonly changeConnection: {
            readonly input: {
                /** @description The id of a connection of yours. */
                readonly connectionId: string | number;
                readonly body?: {
                    /** @description What you call it. */
                    readonly name?: string;
                    /** @description The fields of its connector, as `GET /v1/connectors` names them. */
                    readonly settings?: {
                        readonly [key: string]: unknown;
                    };
                };
            };
            readonly answer: {
                readonly connection: {
                    readonly id: string;
                    /** @description The name of the product. */
                    readonly connector: string;
                    /** @description What you call it. */
                    readonly name: string;
                    /**
                     * @description `failed`: the product did not take the key when it was asked last.
                     * @enum {string}
                     */
                    readonly state: "ok" | "failed";
                    /** @description What to do where it failed. */
                    readonly remedy: string | null;
                    /** @description Somebody has signed in to the product; nothing is entered then. */
                    readonly isSignedIn: boolean;
                    /** @description What was entered, without its secrets. */
                    readonly settings: {
                        readonly [key: string]: string | number | boolean | {
                            /** @description Of a secret, where it is long enough to show them. */
                            readonly lastFour: string | null;
                        };
                    };
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                };
            };
        };
        readonly deleteConnection: {
            readonly input: {
                /** @description The id of a connection of yours. */
                readonly connectionId: string | number;
            };
            readonly answer: {
                readonly connectionId: string;
            };
        };
        readonly checkConnection: {
            readonly input: {
                /** @description The id of a connection of yours. */
                readonly connectionId: string | number;
            };
            readonly answer: {
                readonly connection: {
                    readonly id: string;
                    /** @description The name of the product. */
                    readonly connector: string;
                    /** @description What you call it. */
                    readonly name: string;
                    /**
                     * @description `failed`: the product did not take the key when it was asked last.
                     * @enum {string}
                     */
                    readonly state: "ok" | "failed";
                    /** @description What to do where it failed. */
                    readonly remedy: string | null;
                    /** @description Somebody has signed in to the product; nothing is entered then. */
                    readonly isSignedIn: boolean;
                    /** @description What was entered, without its secrets. */
                    readonly settings: {
                        readonly [key: string]: string | number | boolean | {
                            /** @description Of a secret, where it is long enough to show them. */
                            readonly lastFour: string | null;
                        };
                    };
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                };
            };
        };
        readonly loadConnectionOptions: {
            readonly input: {
                /** @description The id of a connection of yours. */
                readonly connectionId: string | number;
                readonly body: {
                    /** @description What the field `picks`. */
                    readonly loader: string;
                    /** @description The texts of the action’s fields so far. */
                    readonly input?: {
                        readonly [key: string]: string;
                    };
                };
            };
            readonly answer: {
                readonly options: readonly {
                    /** @description What stands in the step. */
                    readonly value: string;
                    readonly label: string;
                }[] | null;
            };
        };
        readonly listHooks: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly hooks: readonly {
                    readonly id: string;
                    /**
                     * @description What it tells of.
                     * @enum {string}
                     */
                    readonly event: "conversation.finished" | "answer" | "handover" | "lead" | "label" | "booking";
                    readonly targetUrl: string;
                    /** @description The bot that it is about; null: all of the account. */
                    readonly chatbotId: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                }[];
            };
        };
        readonly subscribeHook: {
            readonly input: {
                readonly body: {
                    /**
                     * Format: uri
                     * @description Where it is told.
                     */
                    readonly targetUrl: string;
                    /**
                     * @description What it tells of.
                     * @enum {string}
                     */
                    readonly event: "conversation.finished" | "answer" | "handover" | "lead" | "label" | "booking";
                    /** @description The id of a bot; absent: all of them. */
                    readonly chatbotId?: string;
                };
            };
            readonly answer: {
                readonly hook: {
                    readonly id: string;
                    /**
                     * @description What it tells of.
                     * @enum {string}
                     */
                    readonly event: "conversation.finished" | "answer" | "handover" | "lead" | "label" | "booking";
                    readonly targetUrl: string;
                    /** @description The bot that it is about; null: all of the account. */
                    readonly chatbotId: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** @description What it is signed with; it is told this once. */
                    readonly secret: string | null;
                };
            };
        };
        readonly fetchExampleOfEvent: {
            readonly input: {
                /**
                 * @description What it tells of.
                 * @enum {string}
                 */
                readonly event: "conversation.finished" | "answer" | "handover" | "lead" | "label" | "booking";
            };
            readonly answer: {
                readonly samples: readonly {
                    /**
                     * @description What it tells of.
                     * @enum {string}
                     */
                    readonly type: "conversation.finished" | "answer" | "handover" | "lead" | "label" | "booking";
                    /** Format: date-time */
                    readonly timestamp: string;
                    /** @description As it is sent. */
                    readonly data: {
                        readonly [key: string]: unknown;
                    };
                }[];
            };
        };
        readonly unsubscribeHook: {
            readonly input: {
                /** @description The id of a hook of yours. */
                readonly hookId: string | number;
            };
            readonly answer: {
                readonly hookId: string;
            };
        };
        readonly listHookDeliveries: {
            readonly input: {
                /** @description The id of a hook of yours. */
                readonly hookId: string | number;
            };
            readonly answer: {
                readonly deliveries: readonly {
                    /** @description The same as its `webhook-id`. */
                    readonly id: string;
                    readonly chatbotId: string;
                    /**
                     * @description `waiting`: it is told, or told again, as soon as that may work.
                     * @enum {string}
                     */
                    readonly state: "waiting" | "sent" | "failed";
                    readonly attempts: number;
                    /** @description What the other side answered last. */
                    readonly status: number | null;
                    readonly error: string | null;
                    /** Format: date-time */
                    readonly at: string;
                }[];
            };
        };
        readonly resendHookDelivery: {
            readonly input: {
                /** @description The id of a hook of yours. */
                readonly hookId: string | number;
                /** @description The id of one of these. */
                readonly deliveryId: string | number;
            };
            readonly answer: {
                readonly deliveryId: string;
            };
        };
        readonly listSources: {
            readonly input: {
                /** @description Only those of this bot. */
                readonly chatbotId?: string;
            };
            readonly answer: {
                readonly sources: readonly components["schemas"]["Source"][];
            };
        };
        readonly addSource: {
            readonly input: {
                readonly body: {
                    /** @enum {string} */
                    readonly kind: "site" | "page";
                    readonly title?: string;
                    readonly address: string;
                    /** @description The bots that answer from it. */
                    readonly chatbotIds: readonly string[];
                    /**
                     * @description How often it is read again by itself.
                     * @enum {string}
                     */
                    readonly schedule?: "never" | "daily" | "weekly";
                    /** @description Paths in which `*` stands for anything, such as `/help/*`. */
                    readonly include?: readonly string[];
                    /** @description Paths in which `*` stands for anything, such as `/help/*`. */
                    readonly exclude?: readonly string[];
                    readonly limits?: {
                        readonly pages?: number;
                        readonly depth?: number;
                        /** @description How many pages are asked for in a second. More than 1 only of a host that `TALKGRAPH_ALLOW_HOSTS` names. */
                        readonly perSecond?: number;
                    };
                } | {
                    /** @constant */
                    readonly kind: "pairs";
                    readonly title: string;
                    /** @description The bots that answer from it. */
                    readonly chatbotIds: readonly string[];
                    readonly pairs: readonly {
                        readonly question: string;
                        readonly answer: string;
                    }[];
                };
            };
            readonly answer: {
                readonly source: components["schemas"]["Source"];
            };
        };
        readonly fetchSource: {
            readonly input: {
                /** @description The id of a source of yours. */
                readonly sourceId: string | number;
            };
            readonly answer: {
                readonly source: components["schemas"]["Source"];
            };
        };
        readonly changeSource: {
            readonly input: {
                /** @description The id of a source of yours. */
                readonly sourceId: string | number;
                readonly body?: {
                    readonly title?: string;
                    /** @description The bots that answer from it. */
                    readonly chatbotIds?: readonly string[];
                    readonly address?: string;
                    /**
                     * @description How often it is read again by itself.
                     * @enum {string}
                     */
                    readonly schedule?: "never" | "daily" | "weekly";
                    /** @description Paths in which `*` stands for anything, such as `/help/*`. */
                    readonly include?: readonly string[];
                    /** @description Paths in which `*` stands for anything, such as `/help/*`. */
                    readonly exclude?: readonly string[];
                    readonly limits?: {
                        readonly pages?: number;
                        readonly depth?: number;
                        /** @description How many pages are asked for in a second. More than 1 only of a host that `TALKGRAPH_ALLOW_HOSTS` names. */
                        readonly perSecond?: number;
                    };
                };
            };
            readonly answer: {
                readonly source: components["schemas"]["Source"];
            };
        };
        readonly deleteSource: {
            readonly input: {
                /** @description The id of a source of yours. */
                readonly sourceId: string | number;
            };
            readonly answer: {
                readonly sourceId: string;
            };
        };
        readonly retrainSource: {
            readonly input: {
                /** @description The id of a source of yours. */
                readonly sourceId: string | number;
            };
            readonly answer: {
                readonly source: components["schemas"]["Source"];
            };
        };
        readonly cancelSource: {
            readonly input: {
                /** @description The id of a source of yours. */
                readonly sourceId: string | number;
            };
            readonly answer: {
                readonly source: components["schemas"]["Source"];
            };
        };
        readonly listSourcePages: {
            readonly input: {
                /** @description The id of a source of yours. */
                readonly sourceId: string | number;
            };
            readonly answer: {
                readonly pages: readonly {
                    readonly id: string;
                    /** @description The question, where the source is of questions. */
                    readonly title: string;
                    readonly address: string | null;
                    /** @description What the last run made of it; `passed`: it was met and not taken. */
                    readonly outcome: ("added" | "changed" | "unchanged" | "gone" | "failed" | "passed") | null;
                    readonly reason: string | null;
                    /** @description Of a question. */
                    readonly answer: string | null;
                }[];
                readonly total: number;
            };
        };
        readonly addPairs: {
            readonly input: {
                /** @description The id of a source of yours. */
                readonly sourceId: string | number;
                readonly body: {
                    readonly pairs: readonly {
                        readonly question: string;
                        readonly answer: string;
                    }[];
                };
            };
            readonly answer: {
                readonly source: components["schemas"]["Source"];
            };
        };
        readonly deletePair: {
            readonly input: {
                /** @description The id of a source of yours. */
                readonly sourceId: string | number;
                /** @description The id of one of its pages. */
                readonly pairId: string | number;
            };
            readonly answer: {
                readonly pairId: string;
            };
        };
        readonly searchKnowledge: {
            readonly input: {
                readonly body: {
                    /** @description A question, or words. */
                    readonly query: string;
                    /** @description Only what this bot answers from. */
                    readonly chatbotId?: string;
                    readonly limit?: number;
                };
            };
            readonly answer: {
                readonly pieces: readonly {
                    readonly id: string;
                    readonly sourceId: string;
                    readonly title: string;
                    /** @description The headings that it stands below. */
                    readonly path: readonly string[];
                    readonly address: string | null;
                    readonly text: string;
                    /** @description The higher, the better: BM25, or where pieces are found by their meaning, too, by the places in both lists. */
                    readonly score: number;
                    /** @description From 0 to 1: how much of what was asked it speaks of, rare words counting more. */
                    readonly share: number;
                    /** @description How near its meaning is to the question, 1 being the same; null where it was not found by that. */
                    readonly similarity: number | null;
                    /** @description Whether a bot answers from it. */
                    readonly isEnough: boolean;
                }[];
            };
        };
        readonly askKnowledge: {
            readonly input: {
                readonly body: {
                    readonly question: string;
                    /** @description The bot that is asked. */
                    readonly chatbotId: string;
                };
            };
            readonly answer: {
                /** @description The answer; where its sources do not say, what the bot says then. */
                readonly text: string;
                readonly isAnswered: boolean;
                readonly sources: readonly {
                    readonly title: string;
                    readonly address: string | null;
                }[];
                /** @description What the AI was given; null where none was asked. */
                readonly given: readonly {
                    readonly role: string;
                    readonly content: string;
                }[] | null;
            };
        };
        readonly fetchEmbeddings: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly embeddings: {
                    readonly address: string;
                    readonly model: string;
                    readonly dimensions: number | null;
                    /** @description Its last four characters, or the name of a key of the server. */
                    readonly key: (string | number | boolean | {
                        /** @description Of a secret, where it is long enough to show them. */
                        readonly lastFour: string | null;
                    }) | null;
                    /**
                     * @description `failed`: it did not answer as it should when pieces were embedded last.
                     * @enum {string}
                     */
                    readonly state: "ok" | "failed";
                    /** @description What to do where it failed. */
                    readonly remedy: string | null;
                    /** @description How many pieces the account’s sources have. */
                    readonly pieces: number;
                    /** @description How many of them are found by meaning. */
                    readonly embedded: number;
                    /** Format: date-time */
                    readonly updatedAt: string;
                } | null;
            };
        };
        readonly putEmbeddings: {
            readonly input: {
                readonly body: {
                    readonly address: string;
                    /** @description null, or blank: the provider asks for none. */
                    readonly key?: string | null;
                    readonly model: string;
                    /** @description Of a vector, where the model lets one choose. Default: as it has them. */
                    readonly dimensions?: number | null;
                };
            };
            readonly answer: {
                readonly embeddings: {
                    readonly address: string;
                    readonly model: string;
                    readonly dimensions: number | null;
                    /** @description Its last four characters, or the name of a key of the server. */
                    readonly key: (string | number | boolean | {
                        /** @description Of a secret, where it is long enough to show them. */
                        readonly lastFour: string | null;
                    }) | null;
                    /**
                     * @description `failed`: it did not answer as it should when pieces were embedded last.
                     * @enum {string}
                     */
                    readonly state: "ok" | "failed";
                    /** @description What to do where it failed. */
                    readonly remedy: string | null;
                    /** @description How many pieces the account’s sources have. */
                    readonly pieces: number;
                    /** @description How many of them are found by meaning. */
                    readonly embedded: number;
                    /** Format: date-time */
                    readonly updatedAt: string;
                } | null;
            };
        };
        readonly deleteEmbeddings: {
            readonly input: Record<string, never>;
            readonly answer: {
                /** @description Whether there was one. */
                readonly isDeleted: boolean;
            };
        };
        readonly listOpenQuestions: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly questions: readonly {
                    readonly id: string;
                    readonly chatbotId: string;
                    /** @description As it was asked last. */
                    readonly question: string;
                    /** @description Questions that ask nearly the same, in their words. */
                    readonly also: readonly string[];
                    /** @description How often it was asked, those included. */
                    readonly count: number;
                    /** Format: date-time */
                    readonly lastAt: string;
                }[];
            };
        };
        readonly deleteOpenQuestion: {
            readonly input: {
                /** @description The id of a question. */
                readonly questionId: string | number;
            };
            readonly answer: {
                readonly questionId: string;
            };
        };
        readonly listProposedPairs: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly pairs: readonly {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly question: string;
                    readonly answer: string;
                    /** @description The name of who proposed it. */
                    readonly proposedBy: string;
                    /** Format: date-time */
                    readonly createdAt: string;
                }[];
            };
        };
        readonly proposePair: {
            readonly input: {
                readonly body: {
                    /** @description The bot that may answer so. */
                    readonly chatbotId: string;
                    readonly question: string;
                    readonly answer: string;
                    /** @description The thread of the account in which it was asked: while it waits, it goes with its visitor. */
                    readonly threadId?: string;
                };
            };
            readonly answer: {
                readonly pair: {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly question: string;
                    readonly answer: string;
                    /** @description The name of who proposed it. */
                    readonly proposedBy: string;
                    /** Format: date-time */
                    readonly createdAt: string;
                };
            };
        };
        readonly approvePair: {
            readonly input: {
                /** @description The id of a proposed pair. */
                readonly pairId: string | number;
                readonly body?: {
                    readonly question?: string;
                    readonly answer?: string;
                };
            };
            readonly answer: {
                readonly source: components["schemas"]["Source"];
            };
        };
        readonly deleteProposedPair: {
            readonly input: {
                /** @description The id of a proposed pair. */
                readonly pairId: string | number;
            };
            readonly answer: {
                readonly pairId: string;
            };
        };
        readonly listKnowledgeTests: {
            readonly input: {
                /** @description Only those of this bot. */
                readonly chatbotId?: string;
            };
            readonly answer: {
                readonly tests: readonly {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly question: string;
                    readonly expected: readonly string[];
                }[];
            };
        };
        readonly addKnowledgeTests: {
            readonly input: {
                readonly body: {
                    /** @description The bot that is asked. */
                    readonly chatbotId: string;
                    readonly tests: readonly {
                        readonly question: string;
                        /** @description What should answer it: ids of sources, and addresses of pages. One is enough. */
                        readonly expected: readonly string[];
                    }[];
                };
            };
            readonly answer: {
                readonly tests: readonly {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly question: string;
                    readonly expected: readonly string[];
                }[];
            };
        };
        readonly deleteKnowledgeTest: {
            readonly input: {
                /** @description The id of a test. */
                readonly testId: string | number;
            };
            readonly answer: {
                readonly testId: string;
            };
        };
        readonly runKnowledgeTests: {
            readonly input: {
                readonly body: {
                    /** @description The bot that is asked. */
                    readonly chatbotId: string;
                };
            };
            readonly answer: {
                readonly total: number;
                readonly found: number;
                readonly unanswered: number;
                /** @description From 0 to 1: how many of the questions found what they should. Null: there are none. */
                readonly recall: number | null;
                readonly outcomes: readonly {
                    readonly testId: string;
                    readonly question: string;
                    /** @description Where the first expected piece stands, from 1; null: not among the first. */
                    readonly place: number | null;
                    readonly isAnswered: boolean;
                }[];
            };
        };
        readonly fetchIntents: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly rows: readonly {
                    readonly intent: string;
                    readonly utterance: string;
                }[];
                readonly chatbotId: string;
                readonly intents: readonly {
                    readonly name: string;
                    readonly utterances: number;
                }[];
                /** @description What to look at before the rows are learned from; of each kind the first 200. */
                readonly review: {
                    /** @description One text that stands under the same intent again; `rows` count from 0. */
                    readonly duplicates: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description One text under several intents. */
                    readonly conflicts: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description Texts of the same words, whatever their order and endings. */
                    readonly similar: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description Intents with fewer than five utterances. */
                    readonly few: readonly {
                        readonly intent: string;
                        readonly examples: number;
                    }[];
                };
                /**
                 * @description `training`: it is under way; `failed`: the last one ended for `reason`.
                 * @enum {string}
                 */
                readonly state: "new" | "training" | "ready" | "failed";
                /** @description Of the training that is under way. */
                readonly progress: number | null;
                readonly reason: string | null;
                /** @description What is less sure is not understood. */
                readonly threshold: number;
                /** @description What was learned, with which texts are understood; null: nothing yet. */
                readonly version: number | null;
                /** @description Whether the rows have changed since. */
                readonly isStale: boolean;
                /** @description What was learned and is kept, the newest first; at most three. */
                readonly versions: readonly {
                    readonly version: number;
                    /** Format: date-time */
                    readonly trainedAt: string;
                }[];
                /**
                 * @description By what texts are understood: by their words, or by embeddings, which fall back to words where the provider does not answer.
                 * @enum {string}
                 */
                readonly method: "words" | "embeddings";
                /** @description How well the version tells intents apart by the method that is set. */
                readonly report: {
                    readonly rows: number;
                    readonly intents: number;
                    /** @description How many of the rows were understood. */
                    readonly accuracy: number;
                    /** @description By intent: of what was taken for it, how much it is; of what it is, how much was taken for it. */
                    readonly perIntent: {
                        readonly [key: string]: {
                            readonly precision: number;
                            readonly recall: number;
                        };
                    };
                    /** @description Which intents were taken for which others, most often first; at most 50. */
                    readonly confused: readonly {
                        readonly intent: string;
                        readonly takenFor: string;
                        readonly count: number;
                    }[];
                    /** @description What each threshold does: how many of the rows it accepts, and how many of those are right. */
                    readonly thresholds: readonly {
                        readonly threshold: number;
                        readonly accepted: number;
                        readonly right: number;
                    }[];
                    /** @description Rows as they were understood, the surest first; at most 300 of them. */
                    readonly tried: readonly {
                        readonly intent: string;
                        readonly utterance: string;
                        readonly guess: string;
                        readonly confidence: number;
                    }[];
                } | null;
                /** @description The same by each method, to be compared before one is chosen. */
                readonly reports: {
                    readonly words: {
                        readonly rows: number;
                        readonly intents: number;
                        /** @description How many of the rows were understood. */
                        readonly accuracy: number;
                        /** @description By intent: of what was taken for it, how much it is; of what it is, how much was taken for it. */
                        readonly perIntent: {
                            readonly [key: string]: {
                                readonly precision: number;
                                readonly recall: number;
                            };
                        };
                        /** @description Which intents were taken for which others, most often first; at most 50. */
                        readonly confused: readonly {
                            readonly intent: string;
                            readonly takenFor: string;
                            readonly count: number;
                        }[];
                        /** @description What each threshold does: how many of the rows it accepts, and how many of those are right. */
                        readonly thresholds: readonly {
                            readonly threshold: number;
                            readonly accepted: number;
                            readonly right: number;
                        }[];
                        /** @description Rows as they were understood, the surest first; at most 300 of them. */
                        readonly tried: readonly {
                            readonly intent: string;
                            readonly utterance: string;
                            readonly guess: string;
                            readonly confidence: number;
                        }[];
                    } | null;
                    readonly embeddings: {
                        readonly rows: number;
                        readonly intents: number;
                        /** @description How many of the rows were understood. */
                        readonly accuracy: number;
                        /** @description By intent: of what was taken for it, how much it is; of what it is, how much was taken for it. */
                        readonly perIntent: {
                            readonly [key: string]: {
                                readonly precision: number;
                                readonly recall: number;
                            };
                        };
                        /** @description Which intents were taken for which others, most often first; at most 50. */
                        readonly confused: readonly {
                            readonly intent: string;
                            readonly takenFor: string;
                            readonly count: number;
                        }[];
                        /** @description What each threshold does: how many of the rows it accepts, and how many of those are right. */
                        readonly thresholds: readonly {
                            readonly threshold: number;
                            readonly accepted: number;
                            readonly right: number;
                        }[];
                        /** @description Rows as they were understood, the surest first; at most 300 of them. */
                        readonly tried: readonly {
                            readonly intent: string;
                            readonly utterance: string;
                            readonly guess: string;
                            readonly confidence: number;
                        }[];
                    } | null;
                };
                /** @description Why the version has learned nothing by embeddings, where it should have. */
                readonly embeddingsFailure: string | null;
            };
        };
        readonly putIntents: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    readonly rows: readonly {
                        readonly intent: string;
                        readonly utterance: string;
                    }[];
                };
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly intents: readonly {
                    readonly name: string;
                    readonly utterances: number;
                }[];
                /** @description What to look at before the rows are learned from; of each kind the first 200. */
                readonly review: {
                    /** @description One text that stands under the same intent again; `rows` count from 0. */
                    readonly duplicates: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description One text under several intents. */
                    readonly conflicts: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description Texts of the same words, whatever their order and endings. */
                    readonly similar: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description Intents with fewer than five utterances. */
                    readonly few: readonly {
                        readonly intent: string;
                        readonly examples: number;
                    }[];
                };
                /**
                 * @description `training`: it is under way; `failed`: the last one ended for `reason`.
                 * @enum {string}
                 */
                readonly state: "new" | "training" | "ready" | "failed";
                /** @description Of the training that is under way. */
                readonly progress: number | null;
                readonly reason: string | null;
                /** @description What is less sure is not understood. */
                readonly threshold: number;
                /** @description What was learned, with which texts are understood; null: nothing yet. */
                readonly version: number | null;
                /** @description Whether the rows have changed since. */
                readonly isStale: boolean;
                /** @description What was learned and is kept, the newest first; at most three. */
                readonly versions: readonly {
                    readonly version: number;
                    /** Format: date-time */
                    readonly trainedAt: string;
                }[];
                /**
                 * @description By what texts are understood: by their words, or by embeddings, which fall back to words where the provider does not answer.
                 * @enum {string}
                 */
                readonly method: "words" | "embeddings";
                /** @description How well the version tells intents apart by the method that is set. */
                readonly report: {
                    readonly rows: number;
                    readonly intents: number;
                    /** @description How many of the rows were understood. */
                    readonly accuracy: number;
                    /** @description By intent: of what was taken for it, how much it is; of what it is, how much was taken for it. */
                    readonly perIntent: {
                        readonly [key: string]: {
                            readonly precision: number;
                            readonly recall: number;
                        };
                    };
                    /** @description Which intents were taken for which others, most often first; at most 50. */
                    readonly confused: readonly {
                        readonly intent: string;
                        readonly takenFor: string;
                        readonly count: number;
                    }[];
                    /** @description What each threshold does: how many of the rows it accepts, and how many of those are right. */
                    readonly thresholds: readonly {
                        readonly threshold: number;
                        readonly accepted: number;
                        readonly right: number;
                    }[];
                    /** @description Rows as they were understood, the surest first; at most 300 of them. */
                    readonly tried: readonly {
                        readonly intent: string;
                        readonly utterance: string;
                        readonly guess: string;
                        readonly confidence: number;
                    }[];
                } | null;
                /** @description The same by each method, to be compared before one is chosen. */
                readonly reports: {
                    readonly words: {
                        readonly rows: number;
                        readonly intents: number;
                        /** @description How many of the rows were understood. */
                        readonly accuracy: number;
                        /** @description By intent: of what was taken for it, how much it is; of what it is, how much was taken for it. */
                        readonly perIntent: {
                            readonly [key: string]: {
                                readonly precision: number;
                                readonly recall: number;
                            };
                        };
                        /** @description Which intents were taken for which others, most often first; at most 50. */
                        readonly confused: readonly {
                            readonly intent: string;
                            readonly takenFor: string;
                            readonly count: number;
                        }[];
                        /** @description What each threshold does: how many of the rows it accepts, and how many of those are right. */
                        readonly thresholds: readonly {
                            readonly threshold: number;
                            readonly accepted: number;
                            readonly right: number;
                        }[];
                        /** @description Rows as they were understood, the surest first; at most 300 of them. */
                        readonly tried: readonly {
                            readonly intent: string;
                            readonly utterance: string;
                            readonly guess: string;
                            readonly confidence: number;
                        }[];
                    } | null;
                    readonly embeddings: {
                        readonly rows: number;
                        readonly intents: number;
                        /** @description How many of the rows were understood. */
                        readonly accuracy: number;
                        /** @description By intent: of what was taken for it, how much it is; of what it is, how much was taken for it. */
                        readonly perIntent: {
                            readonly [key: string]: {
                                readonly precision: number;
                                readonly recall: number;
                            };
                        };
                        /** @description Which intents were taken for which others, most often first; at most 50. */
                        readonly confused: readonly {
                            readonly intent: string;
                            readonly takenFor: string;
                            readonly count: number;
                        }[];
                        /** @description What each threshold does: how many of the rows it accepts, and how many of those are right. */
                        readonly thresholds: readonly {
                            readonly threshold: number;
                            readonly accepted: number;
                            readonly right: number;
                        }[];
                        /** @description Rows as they were understood, the surest first; at most 300 of them. */
                        readonly tried: readonly {
                            readonly intent: string;
                            readonly utterance: string;
                            readonly guess: string;
                            readonly confidence: number;
                        }[];
                    } | null;
                };
                /** @description Why the version has learned nothing by embeddings, where it should have. */
                readonly embeddingsFailure: string | null;
            };
        };
        readonly reviewIntents: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    readonly rows: readonly {
                        readonly intent: string;
                        readonly utterance: string;
                    }[];
                };
            };
            readonly answer: {
                readonly rows: readonly {
                    readonly intent: string;
                    readonly utterance: string;
                }[];
                readonly review: {
                    /** @description One text that stands under the same intent again; `rows` count from 0. */
                    readonly duplicates: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description One text under several intents. */
                    readonly conflicts: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description Texts of the same words, whatever their order and endings. */
                    readonly similar: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description Intents with fewer than five utterances. */
                    readonly few: readonly {
                        readonly intent: string;
                        readonly examples: number;
                    }[];
                    /** @description Rows that would be understood as another intent if they were not learned from, by pairs of intents, the largest first; empty for more than 2,000 rows, which are tried when the bot is trained. */
                    readonly confused: readonly {
                        readonly intent: string;
                        readonly takenFor: string;
                        readonly rows: readonly number[];
                    }[];
                };
            };
        };
        readonly changeIntents: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body?: {
                    readonly threshold?: number;
                    readonly version?: number;
                    /**
                     * @description `embeddings` only where the bot has learned by these, which it does where the account has a provider of them.
                     * @enum {string}
                     */
                    readonly method?: "words" | "embeddings";
                };
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly intents: readonly {
                    readonly name: string;
                    readonly utterances: number;
                }[];
                /** @description What to look at before the rows are learned from; of each kind the first 200. */
                readonly review: {
                    /** @description One text that stands under the same intent again; `rows` count from 0. */
                    readonly duplicates: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description One text under several intents. */
                    readonly conflicts: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description Texts of the same words, whatever their order and endings. */
                    readonly similar: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description Intents with fewer than five utterances. */
                    readonly few: readonly {
                        readonly intent: string;
                        readonly examples: number;
                    }[];
                };
                /**
                 * @description `training`: it is under way; `failed`: the last one ended for `reason`.
                 * @enum {string}
                 */
                readonly state: "new" | "training" | "ready" | "failed";
                /** @description Of the training that is under way. */
                readonly progress: number | null;
                readonly reason: string | null;
                /** @description What is less sure is not understood. */
                readonly threshold: number;
                /** @description What was learned, with which texts are understood; null: nothing yet. */
                readonly version: number | null;
                /** @description Whether the rows have changed since. */
                readonly isStale: boolean;
                /** @description What was learned and is kept, the newest first; at most three. */
                readonly versions: readonly {
                    readonly version: number;
                    /** Format: date-time */
                    readonly trainedAt: string;
                }[];
                /**
                 * @description By what texts are understood: by their words, or by embeddings, which fall back to words where the provider does not answer.
                 * @enum {string}
                 */
                readonly method: "words" | "embeddings";
                /** @description How well the version tells intents apart by the method that is set. */
                readonly report: {
                    readonly rows: number;
                    readonly intents: number;
                    /** @description How many of the rows were understood. */
                    readonly accuracy: number;
                    /** @description By intent: of what was taken for it, how much it is; of what it is, how much was taken for it. */
                    readonly perIntent: {
                        readonly [key: string]: {
                            readonly precision: number;
                            readonly recall: number;
                        };
                    };
                    /** @description Which intents were taken for which others, most often first; at most 50. */
                    readonly confused: readonly {
                        readonly intent: string;
                        readonly takenFor: string;
                        readonly count: number;
                    }[];
                    /** @description What each threshold does: how many of the rows it accepts, and how many of those are right. */
                    readonly thresholds: readonly {
                        readonly threshold: number;
                        readonly accepted: number;
                        readonly right: number;
                    }[];
                    /** @description Rows as they were understood, the surest first; at most 300 of them. */
                    readonly tried: readonly {
                        readonly intent: string;
                        readonly utterance: string;
                        readonly guess: string;
                        readonly confidence: number;
                    }[];
                } | null;
                /** @description The same by each method, to be compared before one is chosen. */
                readonly reports: {
                    readonly words: {
                        readonly rows: number;
                        readonly intents: number;
                        /** @description How many of the rows were understood. */
                        readonly accuracy: number;
                        /** @description By intent: of what was taken for it, how much it is; of what it is, how much was taken for it. */
                        readonly perIntent: {
                            readonly [key: string]: {
                                readonly precision: number;
                                readonly recall: number;
                            };
                        };
                        /** @description Which intents were taken for which others, most often first; at most 50. */
                        readonly confused: readonly {
                            readonly intent: string;
                            readonly takenFor: string;
                            readonly count: number;
                        }[];
                        /** @description What each threshold does: how many of the rows it accepts, and how many of those are right. */
                        readonly thresholds: readonly {
                            readonly threshold: number;
                            readonly accepted: number;
                            readonly right: number;
                        }[];
                        /** @description Rows as they were understood, the surest first; at most 300 of them. */
                        readonly tried: readonly {
                            readonly intent: string;
                            readonly utterance: string;
                            readonly guess: string;
                            readonly confidence: number;
                        }[];
                    } | null;
                    readonly embeddings: {
                        readonly rows: number;
                        readonly intents: number;
                        /** @description How many of the rows were understood. */
                        readonly accuracy: number;
                        /** @description By intent: of what was taken for it, how much it is; of what it is, how much was taken for it. */
                        readonly perIntent: {
                            readonly [key: string]: {
                                readonly precision: number;
                                readonly recall: number;
                            };
                        };
                        /** @description Which intents were taken for which others, most often first; at most 50. */
                        readonly confused: readonly {
                            readonly intent: string;
                            readonly takenFor: string;
                            readonly count: number;
                        }[];
                        /** @description What each threshold does: how many of the rows it accepts, and how many of those are right. */
                        readonly thresholds: readonly {
                            readonly threshold: number;
                            readonly accepted: number;
                            readonly right: number;
                        }[];
                        /** @description Rows as they were understood, the surest first; at most 300 of them. */
                        readonly tried: readonly {
                            readonly intent: string;
                            readonly utterance: string;
                            readonly guess: string;
                            readonly confidence: number;
                        }[];
                    } | null;
                };
                /** @description Why the version has learned nothing by embeddings, where it should have. */
                readonly embeddingsFailure: string | null;
            };
        };
        readonly deleteIntents: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
            };
        };
        readonly trainIntents: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly intents: readonly {
                    readonly name: string;
                    readonly utterances: number;
                }[];
                /** @description What to look at before the rows are learned from; of each kind the first 200. */
                readonly review: {
                    /** @description One text that stands under the same intent again; `rows` count from 0. */
                    readonly duplicates: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description One text under several intents. */
                    readonly conflicts: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description Texts of the same words, whatever their order and endings. */
                    readonly similar: readonly {
                        readonly utterance: string;
                        readonly intents: readonly string[];
                        readonly rows: readonly number[];
                    }[];
                    /** @description Intents with fewer than five utterances. */
                    readonly few: readonly {
                        readonly intent: string;
                        readonly examples: number;
                    }[];
                };
                /**
                 * @description `training`: it is under way; `failed`: the last one ended for `reason`.
                 * @enum {string}
                 */
                readonly state: "new" | "training" | "ready" | "failed";
                /** @description Of the training that is under way. */
                readonly progress: number | null;
                readonly reason: string | null;
                /** @description What is less sure is not understood. */
                readonly threshold: number;
                /** @description What was learned, with which texts are understood; null: nothing yet. */
                readonly version: number | null;
                /** @description Whether the rows have changed since. */
                readonly isStale: boolean;
                /** @description What was learned and is kept, the newest first; at most three. */
                readonly versions: readonly {
                    readonly version: number;
                    /** Format: date-time */
                    readonly trainedAt: string;
                }[];
                /**
                 * @description By what texts are understood: by their words, or by embeddings, which fall back to words where the provider does not answer.
                 * @enum {string}
                 */
                readonly method: "words" | "embeddings";
                /** @description How well the version tells intents apart by the method that is set. */
                readonly report: {
                    readonly rows: number;
                    readonly intents: number;
                    /** @description How many of the rows were understood. */
                    readonly accuracy: number;
                    /** @description By intent: of what was taken for it, how much it is; of what it is, how much was taken for it. */
                    readonly perIntent: {
                        readonly [key: string]: {
                            readonly precision: number;
                            readonly recall: number;
                        };
                    };
                    /** @description Which intents were taken for which others, most often first; at most 50. */
                    readonly confused: readonly {
                        readonly intent: string;
                        readonly takenFor: string;
                        readonly count: number;
                    }[];
                    /** @description What each threshold does: how many of the rows it accepts, and how many of those are right. */
                    readonly thresholds: readonly {
                        readonly threshold: number;
                        readonly accepted: number;
                        readonly right: number;
                    }[];
                    /** @description Rows as they were understood, the surest first; at most 300 of them. */
                    readonly tried: readonly {
                        readonly intent: string;
                        readonly utterance: string;
                        readonly guess: string;
                        readonly confidence: number;
                    }[];
                } | null;
                /** @description The same by each method, to be compared before one is chosen. */
                readonly reports: {
                    readonly words: {
                        readonly rows: number;
                        readonly intents: number;
                        /** @description How many of the rows were understood. */
                        readonly accuracy: number;
                        /** @description By intent: of what was taken for it, how much it is; of what it is, how much was taken for it. */
                        readonly perIntent: {
                            readonly [key: string]: {
                                readonly precision: number;
                                readonly recall: number;
                            };
                        };
                        /** @description Which intents were taken for which others, most often first; at most 50. */
                        readonly confused: readonly {
                            readonly intent: string;
                            readonly takenFor: string;
                            readonly count: number;
                        }[];
                        /** @description What each threshold does: how many of the rows it accepts, and how many of those are right. */
                        readonly thresholds: readonly {
                            readonly threshold: number;
                            readonly accepted: number;
                            readonly right: number;
                        }[];
                        /** @description Rows as they were understood, the surest first; at most 300 of them. */
                        readonly tried: readonly {
                            readonly intent: string;
                            readonly utterance: string;
                            readonly guess: string;
                            readonly confidence: number;
                        }[];
                    } | null;
                    readonly embeddings: {
                        readonly rows: number;
                        readonly intents: number;
                        /** @description How many of the rows were understood. */
                        readonly accuracy: number;
                        /** @description By intent: of what was taken for it, how much it is; of what it is, how much was taken for it. */
                        readonly perIntent: {
                            readonly [key: string]: {
                                readonly precision: number;
                                readonly recall: number;
                            };
                        };
                        /** @description Which intents were taken for which others, most often first; at most 50. */
                        readonly confused: readonly {
                            readonly intent: string;
                            readonly takenFor: string;
                            readonly count: number;
                        }[];
                        /** @description What each threshold does: how many of the rows it accepts, and how many of those are right. */
                        readonly thresholds: readonly {
                            readonly threshold: number;
                            readonly accepted: number;
                            readonly right: number;
                        }[];
                        /** @description Rows as they were understood, the surest first; at most 300 of them. */
                        readonly tried: readonly {
                            readonly intent: string;
                            readonly utterance: string;
                            readonly guess: string;
                            readonly confidence: number;
                        }[];
                    } | null;
                };
                /** @description Why the version has learned nothing by embeddings, where it should have. */
                readonly embeddingsFailure: string | null;
            };
        };
        readonly classifyText: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    readonly text: string;
                    /** @description How sure a guess must be. Default: what is set for the bot. */
                    readonly threshold?: number;
                };
            };
            readonly answer: {
                /** @description Null: nothing is as sure as the threshold asks for. */
                readonly intent: string | null;
                /** @description Of the best guess, sure enough or not: 0 is as by luck, 1 is certain. */
                readonly confidence: number;
                /** @description The next best guesses, at most five; where `intent` is null, the best is first. */
                readonly others: readonly {
                    readonly intent: string;
                    readonly confidence: number;
                }[];
            };
        };
        readonly sendMessage: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    /** @description Absent: a new thread begins. An AGENT must name one. */
                    readonly threadId?: string;
                    /** @description What is said. */
                    readonly message: string;
                    /**
                     * @description Who says it: the visitor, or a person who answers.
                     * @enum {string}
                     */
                    readonly from: "USER" | "AGENT";
                    /** @description What the bot speaks in a thread that begins here, as a BCP 47 tag. Absent: English. */
                    readonly language?: string;
                    /** @description The picture of the agent. */
                    readonly iconUrl?: string;
                    /** @description What the visitor reads as the agent’s name. */
                    readonly agentName?: string;
                    /** @description What the visitor can pick after the message. Only from an AGENT. */
                    readonly prompts?: readonly {
                        readonly id: string;
                        readonly title: string;
                        readonly description?: string;
                    }[];
                };
            };
            readonly answer: {
                readonly message: components["schemas"]["Message"];
                /**
                 * @description `bot`: the bot answers. `waiting`: the visitor waits for a person. `taken`: an agent has it. `handed-back`: the bot answers again. `ended`: nobody answers any more.
                 * @enum {string}
                 */
                readonly threadState: "bot" | "waiting" | "taken" | "handed-back" | "ended";
                /** @description What went wrong in the flow, for the owner. The visitor sees nothing of it. */
                readonly problems: readonly {
                    readonly code: string;
                    readonly nodeId: string | null;
                    readonly message: string;
                }[];
            };
        };
        readonly reactToMessage: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    /** @description Which message; a message that was sent has it as `id`. */
                    readonly messageId: string;
                    /** @description Where it is given, the message must be in this thread. */
                    readonly threadId?: string;
                    /** @description A word or an emoji, such as `LIKE`; `NEUTRAL` takes it back. */
                    readonly reaction: string;
                };
            };
            readonly answer: {
                readonly message: components["schemas"]["Message"];
            };
        };
        readonly listThreads: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /**
                 * @description `bot`: the bot answers. `waiting`: the visitor waits for a person. `taken`: an agent has it. `handed-back`: the bot answers again. `ended`: nobody answers any more.
                 * @enum {string}
                 */
                readonly state?: "bot" | "waiting" | "taken" | "handed-back" | "ended";
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description `nextCursor` of the page before. */
                readonly cursor?: string;
            };
            readonly answer: {
                readonly threads: readonly components["schemas"]["Thread"][];
                /** @description The `cursor` of the next page; null on the last one. */
                readonly nextCursor: string | null;
            };
        };
        readonly fetchThread: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a thread of the bot. */
                readonly threadId: string | number;
            };
            readonly answer: {
                readonly thread: components["schemas"]["Thread"];
            };
        };
        readonly listMessages: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a thread of the bot. */
                readonly threadId: string | number;
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description `nextCursor` of the page before. */
                readonly cursor?: string;
            };
            readonly answer: {
                readonly messages: readonly components["schemas"]["Message"][];
                /** @description The `cursor` of what comes next, on the last page of what will be said next; null only where nothing was said. */
                readonly nextCursor: string | null;
            };
        };
        readonly changeThread: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a thread of the bot. */
                readonly threadId: string | number;
                readonly body: {
                    /** @enum {string} */
                    readonly state?: "taken" | "handed-back" | "ended";
                    readonly agentName?: string | null;
                    readonly agentIconUrl?: string | null;
                    readonly labels?: readonly string[];
                };
            };
            readonly answer: {
                readonly thread: components["schemas"]["Thread"];
            };
        };
        readonly deleteThread: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a thread of the bot. */
                readonly threadId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly threadId: string;
            };
        };
        readonly typeInThread: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a thread of the bot. */
                readonly threadId: string | number;
                readonly body: {
                    readonly on: boolean;
                };
            };
            readonly answer: {
                readonly threadId: string;
                readonly on: boolean;
            };
        };
        readonly readThread: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a thread of the bot. */
                readonly threadId: string | number;
                readonly body: {
                    readonly messageId: string;
                };
            };
            readonly answer: {
                readonly thread: components["schemas"]["Thread"];
            };
        };
        readonly followThreads: {
            readonly input: Record<string, never>;
            readonly event: {
                /** @constant */
                readonly type: "thread";
                readonly thread: {
                    readonly id: string;
                    readonly chatbotId: string;
                    /**
                     * @description Where the visitor is: in the widget, or in a channel that passes messages on.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    /**
                     * @description `bot`: the bot answers. `waiting`: the visitor waits for a person. `taken`: an agent has it. `handed-back`: the bot answers again. `ended`: nobody answers any more.
                     * @enum {string}
                     */
                    readonly state: "bot" | "waiting" | "taken" | "handed-back" | "ended";
                    /** @description The member who has it, or to whom it is offered while it waits. */
                    readonly agentId: string | null;
                    readonly agentName: string | null;
                    readonly agentIconUrl: string | null;
                    readonly assignedAt: string | null;
                    /**
                     * @description How urgent it is among those that wait.
                     * @enum {string}
                     */
                    readonly priority: "low" | "normal" | "high";
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                        readonly phone: string | null;
                        /** @description Where the visitor asked for a person. */
                        readonly page: string | null;
                        /** @description Who the page says the visitor is; `verified`: the owner’s server has vouched for it, or a channel has confirmed the number. */
                        readonly identity: {
                            readonly id: string | null;
                            readonly verified: boolean;
                        } | null;
                    };
                    /** @description Since when the visitor’s line is gone; null while the visitor is there. */
                    readonly visitorLeftAt: string | null;
                    readonly labels: readonly string[];
                    /** @description The id of a message; null for none. */
                    readonly lastMessageId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly visitorReadId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly agentReadId: string | null;
                    readonly waitingUntil: string | null;
                    readonly waitingSince: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /** @description What the owner calls the bot; empty where the owner calls it nothing. */
                    readonly chatbotName: string;
                    /** @description Whether agents can say nothing more. */
                    readonly isOver: boolean;
                    /** @description How many messages of the visitor the caller has not read; with a key, no agent has read. */
                    readonly unread: number;
                    /** @description What the desk must know of a provider’s channel; null where there is none. */
                    readonly via: {
                        /** @description The connection’s. */
                        readonly id: string;
                        readonly title: string;
                        /** @description Until when agents may write as they like; null: always. After it, approved messages alone go out. */
                        readonly writableUntil: string | null;
                        /** @description Whether approved messages can be sent. */
                        readonly hasTemplates: boolean;
                        /** @description Characters of one message; a longer text becomes several. */
                        readonly textLength: number | null;
                        /** @description Which files it takes, by kind; one that is missing goes out as an address. `types` is empty where all are taken. */
                        readonly files: {
                            readonly image?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly video?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly audio?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly file?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                        };
                    } | null;
                    /** @description What the visitor said last, its first 200 characters; what was said last, where the visitor has said nothing. */
                    readonly preview: {
                        /** @enum {string} */
                        readonly by: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                };
            } | {
                /** @constant */
                readonly type: "gone";
                readonly threadId: string;
            } | {
                /** @constant */
                readonly type: "message";
                readonly message: {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly threadId: string;
                    /** @description What the visitor said. */
                    readonly question: {
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                    /** @description What the bot or an agent said. */
                    readonly answer: {
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                    /** @description Where the answer was found, of a bot without a flow that answers from sources. */
                    readonly sources: readonly {
                        readonly title: string;
                        readonly address: string | null;
                    }[];
                    /** @description The AI model that wrote the answer. */
                    readonly gptModel: string | null;
                    /** @description `NEUTRAL` until somebody reacts. */
                    readonly reaction: string;
                    /** @enum {string} */
                    readonly messageType: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                    readonly iconUrl: string | null;
                    readonly agentName: string | null;
                    /** @description What can be picked as an answer. The next message names it by its title or by its id. */
                    readonly prompts: readonly {
                        readonly id: string;
                        readonly title: string;
                        readonly description: string | null;
                    }[];
                    /** @description What the bot or an agent said, thing by thing: all that `answer.text` is made of. */
                    readonly contents: readonly components["schemas"]["Content"][];
                    /** @description What the bot asks behind it, with all that can be told of the answer; null where it asks nothing. */
                    readonly prompt: components["schemas"]["Prompt"] | null;
                    /** @description What became of it, where it went out over a provider’s channel; it never goes back. Null for all else, and while it waits. */
                    readonly status: ("sent" | "delivered" | "read" | "failed") | null;
                    /** @description Why it failed. */
                    readonly statusReason: string | null;
                    /** @description A file that came with it. */
                    readonly file: {
                        readonly name: string;
                        readonly url: string;
                        readonly size?: number;
                        readonly type?: string;
                    } | null;
                    /** @description The `Idempotency-Key` with which an agent has sent it. */
                    readonly key: string | null;
                };
            } | {
                /** @constant */
                readonly type: "reaction";
                readonly message: {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly threadId: string;
                    /** @description What the visitor said. */
                    readonly question: {
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                    /** @description What the bot or an agent said. */
                    readonly answer: {
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                    /** @description Where the answer was found, of a bot without a flow that answers from sources. */
                    readonly sources: readonly {
                        readonly title: string;
                        readonly address: string | null;
                    }[];
                    /** @description The AI model that wrote the answer. */
                    readonly gptModel: string | null;
                    /** @description `NEUTRAL` until somebody reacts. */
                    readonly reaction: string;
                    /** @enum {string} */
                    readonly messageType: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                    readonly iconUrl: string | null;
                    readonly agentName: string | null;
                    /** @description What can be picked as an answer. The next message names it by its title or by its id. */
                    readonly prompts: readonly {
                        readonly id: string;
                        readonly title: string;
                        readonly description: string | null;
                    }[];
                    /** @description What the bot or an agent said, thing by thing: all that `answer.text` is made of. */
                    readonly contents: readonly components["schemas"]["Content"][];
                    /** @description What the bot asks behind it, with all that can be told of the answer; null where it asks nothing. */
                    readonly prompt: components["schemas"]["Prompt"] | null;
                    /** @description What became of it, where it went out over a provider’s channel; it never goes back. Null for all else, and while it waits. */
                    readonly status: ("sent" | "delivered" | "read" | "failed") | null;
                    /** @description Why it failed. */
                    readonly statusReason: string | null;
                    /** @description A file that came with it. */
                    readonly file: {
                        readonly name: string;
                        readonly url: string;
                        readonly size?: number;
                        readonly type?: string;
                    } | null;
                    /** @description The `Idempotency-Key` with which an agent has sent it. */
                    readonly key: string | null;
                };
            } | {
                /** @constant */
                readonly type: "typing";
                readonly threadId: string;
                readonly on: boolean;
            } | {
                /** @constant */
                readonly type: "counts";
                /** @description Those that the caller has, or is offered. */
                readonly mine: number;
                readonly waiting: number;
                readonly open: number;
            } | {
                /** @constant */
                readonly type: "desk";
                readonly agents: readonly {
                    /** @description The member’s id. */
                    readonly id: string;
                    readonly name: string;
                    /** @description Whether the agent wants to be given threads. */
                    readonly isAvailable: boolean;
                    /** @description Whether a desk of the agent’s was open in the last minute. */
                    readonly isPresent: boolean;
                }[];
                readonly labels: readonly {
                    readonly name: string;
                    /** @enum {string} */
                    readonly colour: "grey" | "blue" | "green" | "amber" | "red" | "violet" | "teal" | "pink";
                }[];
            };
        };
        readonly fetchDesk: {
            readonly input: Record<string, never>;
            readonly answer: {
                /** @description The caller, as an agent. */
                readonly agentId: string;
                readonly agents: readonly {
                    /** @description The member’s id. */
                    readonly id: string;
                    readonly name: string;
                    /** @description Whether the agent wants to be given threads. */
                    readonly isAvailable: boolean;
                    /** @description Whether a desk of the agent’s was open in the last minute. */
                    readonly isPresent: boolean;
                }[];
                readonly labels: readonly {
                    readonly name: string;
                    /** @enum {string} */
                    readonly colour: "grey" | "blue" | "green" | "amber" | "red" | "violet" | "teal" | "pink";
                }[];
                readonly counts: {
                    /** @description Those that the caller has, or is offered. */
                    readonly mine: number;
                    readonly waiting: number;
                    readonly open: number;
                };
                /**
                 * Format: date-time
                 * @description When this was looked up, by the server’s clock.
                 */
                readonly at: string;
            };
        };
        readonly setAvailability: {
            readonly input: {
                readonly body: {
                    readonly isAvailable: boolean;
                };
            };
            readonly answer: {
                readonly isAvailable: boolean;
            };
        };
        readonly putLabel: {
            readonly input: {
                readonly body: {
                    readonly name: string;
                    /** @enum {string} */
                    readonly colour: "grey" | "blue" | "green" | "amber" | "red" | "violet" | "teal" | "pink";
                };
            };
            readonly answer: {
                readonly label: {
                    readonly name: string;
                    /** @enum {string} */
                    readonly colour: "grey" | "blue" | "green" | "amber" | "red" | "violet" | "teal" | "pink";
                };
            };
        };
        readonly deleteLabel: {
            readonly input: {
                /** @description The name of a label. */
                readonly name: string | number;
            };
            readonly answer: {
                readonly name: string;
            };
        };
        readonly listReplies: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly replies: readonly {
                    /** @description By which agents find it. */
                    readonly name: string;
                    readonly text: string;
                }[];
            };
        };
        readonly putReply: {
            readonly input: {
                readonly body: {
                    /** @description By which agents find it. */
                    readonly name: string;
                    readonly text: string;
                };
            };
            readonly answer: {
                readonly reply: {
                    /** @description By which agents find it. */
                    readonly name: string;
                    readonly text: string;
                };
            };
        };
        readonly deleteReply: {
            readonly input: {
                /** @description The name of a saved reply. */
                readonly name: string | number;
            };
            readonly answer: {
                readonly name: string;
            };
        };
        readonly listDeskThreads: {
            readonly input: {
                /** @enum {string} */
                readonly filter?: "mine" | "waiting" | "open" | "ended";
                /**
                 * @description Whether what happened last comes first, or who waits.
                 * @enum {string}
                 */
                readonly order?: "recent" | "line";
                /** @description Stands in the visitor’s name, address or number, in a label, or in what was said. */
                readonly search?: string;
                /** @description Only threads with this label. */
                readonly label?: string;
                /** @description Only threads of this bot. */
                readonly chatbotId?: string;
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description `nextCursor` of the page before. */
                readonly cursor?: string;
            };
            readonly answer: {
                readonly threads: readonly {
                    readonly id: string;
                    readonly chatbotId: string;
                    /**
                     * @description Where the visitor is: in the widget, or in a channel that passes messages on.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    /**
                     * @description `bot`: the bot answers. `waiting`: the visitor waits for a person. `taken`: an agent has it. `handed-back`: the bot answers again. `ended`: nobody answers any more.
                     * @enum {string}
                     */
                    readonly state: "bot" | "waiting" | "taken" | "handed-back" | "ended";
                    /** @description The member who has it, or to whom it is offered while it waits. */
                    readonly agentId: string | null;
                    readonly agentName: string | null;
                    readonly agentIconUrl: string | null;
                    readonly assignedAt: string | null;
                    /**
                     * @description How urgent it is among those that wait.
                     * @enum {string}
                     */
                    readonly priority: "low" | "normal" | "high";
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                        readonly phone: string | null;
                        /** @description Where the visitor asked for a person. */
                        readonly page: string | null;
                        /** @description Who the page says the visitor is; `verified`: the owner’s server has vouched for it, or a channel has confirmed the number. */
                        readonly identity: {
                            readonly id: string | null;
                            readonly verified: boolean;
                        } | null;
                    };
                    /** @description Since when the visitor’s line is gone; null while the visitor is there. */
                    readonly visitorLeftAt: string | null;
                    readonly labels: readonly string[];
                    /** @description The id of a message; null for none. */
                    readonly lastMessageId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly visitorReadId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly agentReadId: string | null;
                    readonly waitingUntil: string | null;
                    readonly waitingSince: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /** @description What the owner calls the bot; empty where the owner calls it nothing. */
                    readonly chatbotName: string;
                    /** @description Whether agents can say nothing more. */
                    readonly isOver: boolean;
                    /** @description How many messages of the visitor the caller has not read; with a key, no agent has read. */
                    readonly unread: number;
                    /** @description What the desk must know of a provider’s channel; null where there is none. */
                    readonly via: {
                        /** @description The connection’s. */
                        readonly id: string;
                        readonly title: string;
                        /** @description Until when agents may write as they like; null: always. After it, approved messages alone go out. */
                        readonly writableUntil: string | null;
                        /** @description Whether approved messages can be sent. */
                        readonly hasTemplates: boolean;
                        /** @description Characters of one message; a longer text becomes several. */
                        readonly textLength: number | null;
                        /** @description Which files it takes, by kind; one that is missing goes out as an address. `types` is empty where all are taken. */
                        readonly files: {
                            readonly image?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly video?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly audio?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly file?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                        };
                    } | null;
                    /** @description What the visitor said last, its first 200 characters; what was said last, where the visitor has said nothing. */
                    readonly preview: {
                        /** @enum {string} */
                        readonly by: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                }[];
                /** @description The `cursor` of the next page; null on the last one. */
                readonly nextCursor: string | null;
            };
        };
        readonly fetchDeskThread: {
            readonly input: {
                /** @description The id of a thread of the account. */
                readonly threadId: string | number;
            };
            readonly answer: {
                readonly thread: {
                    readonly id: string;
                    readonly chatbotId: string;
                    /**
                     * @description Where the visitor is: in the widget, or in a channel that passes messages on.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    /**
                     * @description `bot`: the bot answers. `waiting`: the visitor waits for a person. `taken`: an agent has it. `handed-back`: the bot answers again. `ended`: nobody answers any more.
                     * @enum {string}
                     */
                    readonly state: "bot" | "waiting" | "taken" | "handed-back" | "ended";
                    /** @description The member who has it, or to whom it is offered while it waits. */
                    readonly agentId: string | null;
                    readonly agentName: string | null;
                    readonly agentIconUrl: string | null;
                    readonly assignedAt: string | null;
                    /**
                     * @description How urgent it is among those that wait.
                     * @enum {string}
                     */
                    readonly priority: "low" | "normal" | "high";
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                        readonly phone: string | null;
                        /** @description Where the visitor asked for a person. */
                        readonly page: string | null;
                        /** @description Who the page says the visitor is; `verified`: the owner’s server has vouched for it, or a channel has confirmed the number. */
                        readonly identity: {
                            readonly id: string | null;
                            readonly verified: boolean;
                        } | null;
                    };
                    /** @description Since when the visitor’s line is gone; null while the visitor is there. */
                    readonly visitorLeftAt: string | null;
                    readonly labels: readonly string[];
                    /** @description The id of a message; null for none. */
                    readonly lastMessageId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly visitorReadId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly agentReadId: string | null;
                    readonly waitingUntil: string | null;
                    readonly waitingSince: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /** @description What the owner calls the bot; empty where the owner calls it nothing. */
                    readonly chatbotName: string;
                    /** @description Whether agents can say nothing more. */
                    readonly isOver: boolean;
                    /** @description How many messages of the visitor the caller has not read; with a key, no agent has read. */
                    readonly unread: number;
                    /** @description What the desk must know of a provider’s channel; null where there is none. */
                    readonly via: {
                        /** @description The connection’s. */
                        readonly id: string;
                        readonly title: string;
                        /** @description Until when agents may write as they like; null: always. After it, approved messages alone go out. */
                        readonly writableUntil: string | null;
                        /** @description Whether approved messages can be sent. */
                        readonly hasTemplates: boolean;
                        /** @description Characters of one message; a longer text becomes several. */
                        readonly textLength: number | null;
                        /** @description Which files it takes, by kind; one that is missing goes out as an address. `types` is empty where all are taken. */
                        readonly files: {
                            readonly image?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly video?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly audio?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly file?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                        };
                    } | null;
                    /** @description What the visitor said last, its first 200 characters; what was said last, where the visitor has said nothing. */
                    readonly preview: {
                        /** @enum {string} */
                        readonly by: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                };
                readonly answers: readonly {
                    readonly question: string;
                    readonly answer: string;
                }[];
                readonly earlier: readonly {
                    readonly id: string;
                    readonly chatbotId: string;
                    /**
                     * @description Where the visitor is: in the widget, or in a channel that passes messages on.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    /**
                     * @description `bot`: the bot answers. `waiting`: the visitor waits for a person. `taken`: an agent has it. `handed-back`: the bot answers again. `ended`: nobody answers any more.
                     * @enum {string}
                     */
                    readonly state: "bot" | "waiting" | "taken" | "handed-back" | "ended";
                    /** @description The member who has it, or to whom it is offered while it waits. */
                    readonly agentId: string | null;
                    readonly agentName: string | null;
                    readonly agentIconUrl: string | null;
                    readonly assignedAt: string | null;
                    /**
                     * @description How urgent it is among those that wait.
                     * @enum {string}
                     */
                    readonly priority: "low" | "normal" | "high";
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                        readonly phone: string | null;
                        /** @description Where the visitor asked for a person. */
                        readonly page: string | null;
                        /** @description Who the page says the visitor is; `verified`: the owner’s server has vouched for it, or a channel has confirmed the number. */
                        readonly identity: {
                            readonly id: string | null;
                            readonly verified: boolean;
                        } | null;
                    };
                    /** @description Since when the visitor’s line is gone; null while the visitor is there. */
                    readonly visitorLeftAt: string | null;
                    readonly labels: readonly string[];
                    /** @description The id of a message; null for none. */
                    readonly lastMessageId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly visitorReadId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly agentReadId: string | null;
                    readonly waitingUntil: string | null;
                    readonly waitingSince: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /** @description What the owner calls the bot; empty where the owner calls it nothing. */
                    readonly chatbotName: string;
                    /** @description Whether agents can say nothing more. */
                    readonly isOver: boolean;
                    /** @description How many messages of the visitor the caller has not read; with a key, no agent has read. */
                    readonly unread: number;
                    /** @description What the desk must know of a provider’s channel; null where there is none. */
                    readonly via: {
                        /** @description The connection’s. */
                        readonly id: string;
                        readonly title: string;
                        /** @description Until when agents may write as they like; null: always. After it, approved messages alone go out. */
                        readonly writableUntil: string | null;
                        /** @description Whether approved messages can be sent. */
                        readonly hasTemplates: boolean;
                        /** @description Characters of one message; a longer text becomes several. */
                        readonly textLength: number | null;
                        /** @description Which files it takes, by kind; one that is missing goes out as an address. `types` is empty where all are taken. */
                        readonly files: {
                            readonly image?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly video?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly audio?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly file?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                        };
                    } | null;
                    /** @description What the visitor said last, its first 200 characters; what was said last, where the visitor has said nothing. */
                    readonly preview: {
                        /** @enum {string} */
                        readonly by: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                }[];
            };
        };
        readonly listDeskMessages: {
            readonly input: {
                /** @description The id of a thread of the account. */
                readonly threadId: string | number;
                /** @description The id of a message. */
                readonly before?: string;
                /** @description The id of a message. */
                readonly after?: string;
                /** @description How many entries are answered at most. */
                readonly limit?: number;
            };
            readonly answer: {
                readonly messages: readonly {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly threadId: string;
                    /** @description What the visitor said. */
                    readonly question: {
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                    /** @description What the bot or an agent said. */
                    readonly answer: {
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                    /** @description Where the answer was found, of a bot without a flow that answers from sources. */
                    readonly sources: readonly {
                        readonly title: string;
                        readonly address: string | null;
                    }[];
                    /** @description The AI model that wrote the answer. */
                    readonly gptModel: string | null;
                    /** @description `NEUTRAL` until somebody reacts. */
                    readonly reaction: string;
                    /** @enum {string} */
                    readonly messageType: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                    readonly iconUrl: string | null;
                    readonly agentName: string | null;
                    /** @description What can be picked as an answer. The next message names it by its title or by its id. */
                    readonly prompts: readonly {
                        readonly id: string;
                        readonly title: string;
                        readonly description: string | null;
                    }[];
                    /** @description What the bot or an agent said, thing by thing: all that `answer.text` is made of. */
                    readonly contents: readonly components["schemas"]["Content"][];
                    /** @description What the bot asks behind it, with all that can be told of the answer; null where it asks nothing. */
                    readonly prompt: components["schemas"]["Prompt"] | null;
                    /** @description What became of it, where it went out over a provider’s channel; it never goes back. Null for all else, and while it waits. */
                    readonly status: ("sent" | "delivered" | "read" | "failed") | null;
                    /** @description Why it failed. */
                    readonly statusReason: string | null;
                    /** @description A file that came with it. */
                    readonly file: {
                        readonly name: string;
                        readonly url: string;
                        readonly size?: number;
                        readonly type?: string;
                    } | null;
                    /** @description The `Idempotency-Key` with which an agent has sent it. */
                    readonly key: string | null;
                }[];
                /** @description Whether there are messages before these. */
                readonly hasEarlier: boolean;
            };
        };
        readonly sendDeskMessage: {
            readonly input: {
                /** @description The id of a thread of the account. */
                readonly threadId: string | number;
                readonly body: {
                    readonly message: string;
                    readonly isNote?: boolean;
                    /** @description What the visitor can pick after the message. */
                    readonly prompts?: readonly {
                        readonly id: string;
                        readonly title: string;
                    }[];
                };
            };
            readonly answer: {
                readonly message: {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly threadId: string;
                    /** @description What the visitor said. */
                    readonly question: {
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                    /** @description What the bot or an agent said. */
                    readonly answer: {
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                    /** @description Where the answer was found, of a bot without a flow that answers from sources. */
                    readonly sources: readonly {
                        readonly title: string;
                        readonly address: string | null;
                    }[];
                    /** @description The AI model that wrote the answer. */
                    readonly gptModel: string | null;
                    /** @description `NEUTRAL` until somebody reacts. */
                    readonly reaction: string;
                    /** @enum {string} */
                    readonly messageType: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                    readonly iconUrl: string | null;
                    readonly agentName: string | null;
                    /** @description What can be picked as an answer. The next message names it by its title or by its id. */
                    readonly prompts: readonly {
                        readonly id: string;
                        readonly title: string;
                        readonly description: string | null;
                    }[];
                    /** @description What the bot or an agent said, thing by thing: all that `answer.text` is made of. */
                    readonly contents: readonly components["schemas"]["Content"][];
                    /** @description What the bot asks behind it, with all that can be told of the answer; null where it asks nothing. */
                    readonly prompt: components["schemas"]["Prompt"] | null;
                    /** @description What became of it, where it went out over a provider’s channel; it never goes back. Null for all else, and while it waits. */
                    readonly status: ("sent" | "delivered" | "read" | "failed") | null;
                    /** @description Why it failed. */
                    readonly statusReason: string | null;
                    /** @description A file that came with it. */
                    readonly file: {
                        readonly name: string;
                        readonly url: string;
                        readonly size?: number;
                        readonly type?: string;
                    } | null;
                    /** @description The `Idempotency-Key` with which an agent has sent it. */
                    readonly key: string | null;
                };
            };
        };
        readonly sendDeskFile: {
            readonly input: {
                /** @description The id of a thread of the account. */
                readonly threadId: string | number;
                readonly body: {
                    /**
                     * Format: binary
                     * @description The file.
                     */
                    readonly file: Blob;
                };
            };
            readonly answer: {
                readonly message: {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly threadId: string;
                    /** @description What the visitor said. */
                    readonly question: {
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                    /** @description What the bot or an agent said. */
                    readonly answer: {
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                    /** @description Where the answer was found, of a bot without a flow that answers from sources. */
                    readonly sources: readonly {
                        readonly title: string;
                        readonly address: string | null;
                    }[];
                    /** @description The AI model that wrote the answer. */
                    readonly gptModel: string | null;
                    /** @description `NEUTRAL` until somebody reacts. */
                    readonly reaction: string;
                    /** @enum {string} */
                    readonly messageType: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                    readonly iconUrl: string | null;
                    readonly agentName: string | null;
                    /** @description What can be picked as an answer. The next message names it by its title or by its id. */
                    readonly prompts: readonly {
                        readonly id: string;
                        readonly title: string;
                        readonly description: string | null;
                    }[];
                    /** @description What the bot or an agent said, thing by thing: all that `answer.text` is made of. */
                    readonly contents: readonly components["schemas"]["Content"][];
                    /** @description What the bot asks behind it, with all that can be told of the answer; null where it asks nothing. */
                    readonly prompt: components["schemas"]["Prompt"] | null;
                    /** @description What became of it, where it went out over a provider’s channel; it never goes back. Null for all else, and while it waits. */
                    readonly status: ("sent" | "delivered" | "read" | "failed") | null;
                    /** @description Why it failed. */
                    readonly statusReason: string | null;
                    /** @description A file that came with it. */
                    readonly file: {
                        readonly name: string;
                        readonly url: string;
                        readonly size?: number;
                        readonly type?: string;
                    } | null;
                    /** @description The `Idempotency-Key` with which an agent has sent it. */
                    readonly key: string | null;
                };
            };
        };
        readonly listDeskTemplates: {
            readonly input: {
                /** @description The id of a thread of the account. */
                readonly threadId: string | number;
            };
            readonly answer: {
                readonly templates: readonly {
                    readonly name: string;
                    readonly language: string;
                    /** @description Its values stand in it as `{{name}}`. */
                    readonly text: string;
                    /** @description The names of its values. */
                    readonly values: readonly string[];
                }[];
            };
        };
        readonly sendDeskTemplate: {
            readonly input: {
                /** @description The id of a thread of the account. */
                readonly threadId: string | number;
                readonly body: {
                    readonly name: string;
                    readonly language: string;
                    readonly values?: {
                        readonly [key: string]: string;
                    };
                };
            };
            readonly answer: {
                readonly message: {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly threadId: string;
                    /** @description What the visitor said. */
                    readonly question: {
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                    /** @description What the bot or an agent said. */
                    readonly answer: {
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                    /** @description Where the answer was found, of a bot without a flow that answers from sources. */
                    readonly sources: readonly {
                        readonly title: string;
                        readonly address: string | null;
                    }[];
                    /** @description The AI model that wrote the answer. */
                    readonly gptModel: string | null;
                    /** @description `NEUTRAL` until somebody reacts. */
                    readonly reaction: string;
                    /** @enum {string} */
                    readonly messageType: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                    readonly iconUrl: string | null;
                    readonly agentName: string | null;
                    /** @description What can be picked as an answer. The next message names it by its title or by its id. */
                    readonly prompts: readonly {
                        readonly id: string;
                        readonly title: string;
                        readonly description: string | null;
                    }[];
                    /** @description What the bot or an agent said, thing by thing: all that `answer.text` is made of. */
                    readonly contents: readonly components["schemas"]["Content"][];
                    /** @description What the bot asks behind it, with all that can be told of the answer; null where it asks nothing. */
                    readonly prompt: components["schemas"]["Prompt"] | null;
                    /** @description What became of it, where it went out over a provider’s channel; it never goes back. Null for all else, and while it waits. */
                    readonly status: ("sent" | "delivered" | "read" | "failed") | null;
                    /** @description Why it failed. */
                    readonly statusReason: string | null;
                    /** @description A file that came with it. */
                    readonly file: {
                        readonly name: string;
                        readonly url: string;
                        readonly size?: number;
                        readonly type?: string;
                    } | null;
                    /** @description The `Idempotency-Key` with which an agent has sent it. */
                    readonly key: string | null;
                };
            };
        };
        readonly takeThread: {
            readonly input: {
                /** @description The id of a thread of the account. */
                readonly threadId: string | number;
            };
            readonly answer: {
                readonly thread: {
                    readonly id: string;
                    readonly chatbotId: string;
                    /**
                     * @description Where the visitor is: in the widget, or in a channel that passes messages on.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    /**
                     * @description `bot`: the bot answers. `waiting`: the visitor waits for a person. `taken`: an agent has it. `handed-back`: the bot answers again. `ended`: nobody answers any more.
                     * @enum {string}
                     */
                    readonly state: "bot" | "waiting" | "taken" | "handed-back" | "ended";
                    /** @description The member who has it, or to whom it is offered while it waits. */
                    readonly agentId: string | null;
                    readonly agentName: string | null;
                    readonly agentIconUrl: string | null;
                    readonly assignedAt: string | null;
                    /**
                     * @description How urgent it is among those that wait.
                     * @enum {string}
                     */
                    readonly priority: "low" | "normal" | "high";
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                        readonly phone: string | null;
                        /** @description Where the visitor asked for a person. */
                        readonly page: string | null;
                        /** @description Who the page says the visitor is; `verified`: the owner’s server has vouched for it, or a channel has confirmed the number. */
                        readonly identity: {
                            readonly id: string | null;
                            readonly verified: boolean;
                        } | null;
                    };
                    /** @description Since when the visitor’s line is gone; null while the visitor is there. */
                    readonly visitorLeftAt: string | null;
                    readonly labels: readonly string[];
                    /** @description The id of a message; null for none. */
                    readonly lastMessageId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly visitorReadId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly agentReadId: string | null;
                    readonly waitingUntil: string | null;
                    readonly waitingSince: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /** @description What the owner calls the bot; empty where the owner calls it nothing. */
                    readonly chatbotName: string;
                    /** @description Whether agents can say nothing more. */
                    readonly isOver: boolean;
                    /** @description How many messages of the visitor the caller has not read; with a key, no agent has read. */
                    readonly unread: number;
                    /** @description What the desk must know of a provider’s channel; null where there is none. */
                    readonly via: {
                        /** @description The connection’s. */
                        readonly id: string;
                        readonly title: string;
                        /** @description Until when agents may write as they like; null: always. After it, approved messages alone go out. */
                        readonly writableUntil: string | null;
                        /** @description Whether approved messages can be sent. */
                        readonly hasTemplates: boolean;
                        /** @description Characters of one message; a longer text becomes several. */
                        readonly textLength: number | null;
                        /** @description Which files it takes, by kind; one that is missing goes out as an address. `types` is empty where all are taken. */
                        readonly files: {
                            readonly image?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly video?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly audio?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly file?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                        };
                    } | null;
                    /** @description What the visitor said last, its first 200 characters; what was said last, where the visitor has said nothing. */
                    readonly preview: {
                        /** @enum {string} */
                        readonly by: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                };
            };
        };
        readonly assignThread: {
            readonly input: {
                /** @description The id of a thread of the account. */
                readonly threadId: string | number;
                readonly body: {
                    readonly agentId: string;
                };
            };
            readonly answer: {
                readonly thread: {
                    readonly id: string;
                    readonly chatbotId: string;
                    /**
                     * @description Where the visitor is: in the widget, or in a channel that passes messages on.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    /**
                     * @description `bot`: the bot answers. `waiting`: the visitor waits for a person. `taken`: an agent has it. `handed-back`: the bot answers again. `ended`: nobody answers any more.
                     * @enum {string}
                     */
                    readonly state: "bot" | "waiting" | "taken" | "handed-back" | "ended";
                    /** @description The member who has it, or to whom it is offered while it waits. */
                    readonly agentId: string | null;
                    readonly agentName: string | null;
                    readonly agentIconUrl: string | null;
                    readonly assignedAt: string | null;
                    /**
                     * @description How urgent it is among those that wait.
                     * @enum {string}
                     */
                    readonly priority: "low" | "normal" | "high";
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                        readonly phone: string | null;
                        /** @description Where the visitor asked for a person. */
                        readonly page: string | null;
                        /** @description Who the page says the visitor is; `verified`: the owner’s server has vouched for it, or a channel has confirmed the number. */
                        readonly identity: {
                            readonly id: string | null;
                            readonly verified: boolean;
                        } | null;
                    };
                    /** @description Since when the visitor’s line is gone; null while the visitor is there. */
                    readonly visitorLeftAt: string | null;
                    readonly labels: readonly string[];
                    /** @description The id of a message; null for none. */
                    readonly lastMessageId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly visitorReadId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly agentReadId: string | null;
                    readonly waitingUntil: string | null;
                    readonly waitingSince: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /** @description What the owner calls the bot; empty where the owner calls it nothing. */
                    readonly chatbotName: string;
                    /** @description Whether agents can say nothing more. */
                    readonly isOver: boolean;
                    /** @description How many messages of the visitor the caller has not read; with a key, no agent has read. */
                    readonly unread: number;
                    /** @description What the desk must know of a provider’s channel; null where there is none. */
                    readonly via: {
                        /** @description The connection’s. */
                        readonly id: string;
                        readonly title: string;
                        /** @description Until when agents may write as they like; null: always. After it, approved messages alone go out. */
                        readonly writableUntil: string | null;
                        /** @description Whether approved messages can be sent. */
                        readonly hasTemplates: boolean;
                        /** @description Characters of one message; a longer text becomes several. */
                        readonly textLength: number | null;
                        /** @description Which files it takes, by kind; one that is missing goes out as an address. `types` is empty where all are taken. */
                        readonly files: {
                            readonly image?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly video?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly audio?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly file?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                        };
                    } | null;
                    /** @description What the visitor said last, its first 200 characters; what was said last, where the visitor has said nothing. */
                    readonly preview: {
                        /** @enum {string} */
                        readonly by: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                };
            };
        };
        readonly readDeskThread: {
            readonly input: {
                /** @description The id of a thread of the account. */
                readonly threadId: string | number;
                readonly body: {
                    readonly messageId: string | null;
                };
            };
            readonly answer: {
                readonly thread: {
                    readonly id: string;
                    readonly chatbotId: string;
                    /**
                     * @description Where the visitor is: in the widget, or in a channel that passes messages on.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    /**
                     * @description `bot`: the bot answers. `waiting`: the visitor waits for a person. `taken`: an agent has it. `handed-back`: the bot answers again. `ended`: nobody answers any more.
                     * @enum {string}
                     */
                    readonly state: "bot" | "waiting" | "taken" | "handed-back" | "ended";
                    /** @description The member who has it, or to whom it is offered while it waits. */
                    readonly agentId: string | null;
                    readonly agentName: string | null;
                    readonly agentIconUrl: string | null;
                    readonly assignedAt: string | null;
                    /**
                     * @description How urgent it is among those that wait.
                     * @enum {string}
                     */
                    readonly priority: "low" | "normal" | "high";
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                        readonly phone: string | null;
                        /** @description Where the visitor asked for a person. */
                        readonly page: string | null;
                        /** @description Who the page says the visitor is; `verified`: the owner’s server has vouched for it, or a channel has confirmed the number. */
                        readonly identity: {
                            readonly id: string | null;
                            readonly verified: boolean;
                        } | null;
                    };
                    /** @description Since when the visitor’s line is gone; null while the visitor is there. */
                    readonly visitorLeftAt: string | null;
                    readonly labels: readonly string[];
                    /** @description The id of a message; null for none. */
                    readonly lastMessageId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly visitorReadId: string | null;
                    /** @description The id of a message; null for none. */
                    readonly agentReadId: string | null;
                    readonly waitingUntil: string | null;
                    readonly waitingSince: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /** @description What the owner calls the bot; empty where the owner calls it nothing. */
                    readonly chatbotName: string;
                    /** @description Whether agents can say nothing more. */
                    readonly isOver: boolean;
                    /** @description How many messages of the visitor the caller has not read; with a key, no agent has read. */
                    readonly unread: number;
                    /** @description What the desk must know of a provider’s channel; null where there is none. */
                    readonly via: {
                        /** @description The connection’s. */
                        readonly id: string;
                        readonly title: string;
                        /** @description Until when agents may write as they like; null: always. After it, approved messages alone go out. */
                        readonly writableUntil: string | null;
                        /** @description Whether approved messages can be sent. */
                        readonly hasTemplates: boolean;
                        /** @description Characters of one message; a longer text becomes several. */
                        readonly textLength: number | null;
                        /** @description Which files it takes, by kind; one that is missing goes out as an address. `types` is empty where all are taken. */
                        readonly files: {
                            readonly image?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly video?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly audio?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                            readonly file?: {
                                readonly bytes: number;
                                readonly types: readonly string[];
                            };
                        };
                    } | null;
                    /** @description What the visitor said last, its first 200 characters; what was said last, where the visitor has said nothing. */
                    readonly preview: {
                        /** @enum {string} */
                        readonly by: "USER_MESSAGE" | "BOT_MESSAGE" | "AGENT_MESSAGE" | "NOTE";
                        readonly text: string;
                        /** Format: date-time */
                        readonly timestamp: string;
                    } | null;
                };
            };
        };
        readonly makeTicket: {
            readonly input: {
                /** @description The id of a thread of the account. */
                readonly threadId: string | number;
                readonly body?: {
                    readonly subject?: string;
                    /** @description Until when it is to be solved. */
                    readonly dueAt?: string | null;
                    readonly email?: string;
                    readonly message?: string;
                };
            };
            readonly answer: {
                readonly ticket: {
                    readonly number: number;
                    readonly threadId: string;
                    readonly chatbotId: string;
                    readonly subject: string;
                    /**
                     * @description `open`: somebody of yours has to act. `waiting`: the visitor has. `solved`: nobody. What the visitor says opens it again.
                     * @enum {string}
                     */
                    readonly state: "open" | "waiting" | "solved";
                    readonly dueAt: string | null;
                    /** @description The member who has it. */
                    readonly agentId: string | null;
                    readonly agentName: string | null;
                    /**
                     * @description Where the visitor is: in the widget, or in a channel that passes messages on.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                        readonly phone: string | null;
                    };
                    /** @description To whom what agents say goes by mail, with the number in the subject; null: it does not. */
                    readonly mailTo: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                };
            };
        };
        readonly fetchTicketOfThread: {
            readonly input: {
                /** @description The id of a thread of the account. */
                readonly threadId: string | number;
            };
            readonly answer: {
                readonly ticket: {
                    readonly number: number;
                    readonly threadId: string;
                    readonly chatbotId: string;
                    readonly subject: string;
                    /**
                     * @description `open`: somebody of yours has to act. `waiting`: the visitor has. `solved`: nobody. What the visitor says opens it again.
                     * @enum {string}
                     */
                    readonly state: "open" | "waiting" | "solved";
                    readonly dueAt: string | null;
                    /** @description The member who has it. */
                    readonly agentId: string | null;
                    readonly agentName: string | null;
                    /**
                     * @description Where the visitor is: in the widget, or in a channel that passes messages on.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                        readonly phone: string | null;
                    };
                    /** @description To whom what agents say goes by mail, with the number in the subject; null: it does not. */
                    readonly mailTo: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                } | null;
            };
        };
        readonly listTickets: {
            readonly input: {
                /**
                 * @description Default: unsolved, which is open and waiting.
                 * @enum {string}
                 */
                readonly state?: "unsolved" | "open" | "waiting" | "solved" | "all";
                /** @description The id of a member, `me`, or `nobody`. */
                readonly agent?: string;
                /**
                 * @description Only those that were due before now.
                 * @constant
                 */
                readonly overdue?: "true";
                /** @description Stands in the subject, or in the visitor’s name, address or number. */
                readonly search?: string;
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description `nextCursor` of the page before. */
                readonly cursor?: string;
            };
            readonly answer: {
                readonly tickets: readonly {
                    readonly number: number;
                    readonly threadId: string;
                    readonly chatbotId: string;
                    readonly subject: string;
                    /**
                     * @description `open`: somebody of yours has to act. `waiting`: the visitor has. `solved`: nobody. What the visitor says opens it again.
                     * @enum {string}
                     */
                    readonly state: "open" | "waiting" | "solved";
                    readonly dueAt: string | null;
                    /** @description The member who has it. */
                    readonly agentId: string | null;
                    readonly agentName: string | null;
                    /**
                     * @description Where the visitor is: in the widget, or in a channel that passes messages on.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                        readonly phone: string | null;
                    };
                    /** @description To whom what agents say goes by mail, with the number in the subject; null: it does not. */
                    readonly mailTo: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                }[];
                /** @description The `cursor` of the next page; null on the last one. */
                readonly nextCursor: string | null;
            };
        };
        readonly fetchTicket: {
            readonly input: {
                /** @description The number of a ticket of the account. */
                readonly number: string | number;
            };
            readonly answer: {
                readonly ticket: {
                    readonly number: number;
                    readonly threadId: string;
                    readonly chatbotId: string;
                    readonly subject: string;
                    /**
                     * @description `open`: somebody of yours has to act. `waiting`: the visitor has. `solved`: nobody. What the visitor says opens it again.
                     * @enum {string}
                     */
                    readonly state: "open" | "waiting" | "solved";
                    readonly dueAt: string | null;
                    /** @description The member who has it. */
                    readonly agentId: string | null;
                    readonly agentName: string | null;
                    /**
                     * @description Where the visitor is: in the widget, or in a channel that passes messages on.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                        readonly phone: string | null;
                    };
                    /** @description To whom what agents say goes by mail, with the number in the subject; null: it does not. */
                    readonly mailTo: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                };
            };
        };
        readonly changeTicket: {
            readonly input: {
                /** @description The number of a ticket of the account. */
                readonly number: string | number;
                readonly body: {
                    /**
                     * @description `open`: somebody of yours has to act. `waiting`: the visitor has. `solved`: nobody. What the visitor says opens it again.
                     * @enum {string}
                     */
                    readonly state?: "open" | "waiting" | "solved";
                    readonly subject?: string;
                    /** @description Until when it is to be solved. */
                    readonly dueAt?: string | null;
                    readonly agentId?: string;
                    readonly email?: string;
                };
            };
            readonly answer: {
                readonly ticket: {
                    readonly number: number;
                    readonly threadId: string;
                    readonly chatbotId: string;
                    readonly subject: string;
                    /**
                     * @description `open`: somebody of yours has to act. `waiting`: the visitor has. `solved`: nobody. What the visitor says opens it again.
                     * @enum {string}
                     */
                    readonly state: "open" | "waiting" | "solved";
                    readonly dueAt: string | null;
                    /** @description The member who has it. */
                    readonly agentId: string | null;
                    readonly agentName: string | null;
                    /**
                     * @description Where the visitor is: in the widget, or in a channel that passes messages on.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                        readonly phone: string | null;
                    };
                    /** @description To whom what agents say goes by mail, with the number in the subject; null: it does not. */
                    readonly mailTo: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                };
            };
        };
        readonly listBookings: {
            readonly input: {
                /** @description Only of this bot of yours. */
                readonly chatbotId?: string;
                /** @description ISO 8601 with its zone. */
                readonly from?: string;
                /** @description ISO 8601 with its zone. */
                readonly to?: string;
                /**
                 * @description Default: booked.
                 * @enum {string}
                 */
                readonly state?: "booked" | "cancelled" | "all";
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description `nextCursor` of the page before. */
                readonly cursor?: string;
            };
            readonly answer: {
                readonly bookings: readonly {
                    readonly id: string;
                    readonly chatbotId: string;
                    /** @description The step that it was booked with. */
                    readonly nodeId: string;
                    /** @description ISO 8601, in the zone of the calendar. */
                    readonly start: string;
                    /** @description ISO 8601, in the zone of the calendar. */
                    readonly end: string;
                    /** @enum {string} */
                    readonly state: "booked" | "cancelled";
                    readonly resourceId: string | null;
                    readonly resourceName: string | null;
                    readonly name: string;
                    readonly email: string;
                    readonly phone: string;
                    readonly note: string;
                    /** @description Of the calendar. */
                    readonly timeZone: string;
                    /** @description Blank where it is not known. */
                    readonly visitorTimeZone: string;
                    /** @enum {string} */
                    readonly madeBy: "visitor" | "owner";
                    /** @description Where the visitor moves or cancels it. */
                    readonly address: string | null;
                    readonly createdAt: string;
                    readonly changedAt: string;
                }[];
                /** @description The `cursor` of the next page; null on the last one. */
                readonly nextCursor: string | null;
            };
        };
        readonly addBooking: {
            readonly input: {
                readonly body: {
                    readonly chatbotId: string;
                    readonly nodeId?: string;
                    /** @description ISO 8601; without a zone it is by the calendar’s clock. */
                    readonly start: string;
                    /** @description ISO 8601; without a zone it is by the calendar’s clock. */
                    readonly end?: string;
                    readonly resourceId?: string;
                    /** @description Who comes. */
                    readonly name?: string;
                    /** @description Where they are told of it. */
                    readonly email?: string;
                    /** @description Their number. */
                    readonly phone?: string;
                    /** @description For you alone. */
                    readonly note?: string;
                };
            };
            readonly answer: {
                readonly booking: {
                    readonly id: string;
                    readonly chatbotId: string;
                    /** @description The step that it was booked with. */
                    readonly nodeId: string;
                    /** @description ISO 8601, in the zone of the calendar. */
                    readonly start: string;
                    /** @description ISO 8601, in the zone of the calendar. */
                    readonly end: string;
                    /** @enum {string} */
                    readonly state: "booked" | "cancelled";
                    readonly resourceId: string | null;
                    readonly resourceName: string | null;
                    readonly name: string;
                    readonly email: string;
                    readonly phone: string;
                    readonly note: string;
                    /** @description Of the calendar. */
                    readonly timeZone: string;
                    /** @description Blank where it is not known. */
                    readonly visitorTimeZone: string;
                    /** @enum {string} */
                    readonly madeBy: "visitor" | "owner";
                    /** @description Where the visitor moves or cancels it. */
                    readonly address: string | null;
                    readonly createdAt: string;
                    readonly changedAt: string;
                };
            };
        };
        readonly listBookingCalendars: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly calendars: readonly {
                    readonly chatbotId: string;
                    readonly chatbotName: string;
                    readonly nodeId: string;
                    /** @description What the step asks. */
                    readonly title: string;
                    readonly timeZone: string;
                    readonly minutes: number;
                    readonly resources: readonly {
                        readonly id: string;
                        readonly name: string;
                    }[];
                }[];
            };
        };
        readonly listBookingTimes: {
            readonly input: {
                readonly chatbotId: string;
                readonly nodeId?: string;
                /**
                 * Format: date
                 * @description A day, `YYYY-MM-DD`.
                 */
                readonly from?: string;
                /** @description How many entries are answered at most. */
                readonly days?: number;
            };
            readonly answer: {
                readonly times: readonly {
                    readonly start: string;
                    readonly end: string;
                    readonly resourceId?: string;
                }[];
            };
        };
        readonly fetchBookingFeed: {
            readonly input: Record<string, never>;
            readonly answer: {
                /** @description What a calendar program subscribes to. */
                readonly address: string;
            };
        };
        readonly renewBookingFeed: {
            readonly input: Record<string, never>;
            readonly answer: {
                /** @description What a calendar program subscribes to. */
                readonly address: string;
            };
        };
        readonly exportBookingsAsCsv: {
            readonly input: {
                /** @description ISO 8601 with its zone. */
                readonly from?: string;
                /** @description ISO 8601 with its zone. */
                readonly to?: string;
            };
        };
        readonly exportBookingsAsCalendar: {
            readonly input: {
                /** @description ISO 8601 with its zone. */
                readonly from?: string;
                /** @description ISO 8601 with its zone. */
                readonly to?: string;
            };
        };
        readonly changeBooking: {
            readonly input: {
                /** @description The id of an appointment. */
                readonly bookingId: string | number;
                readonly body?: {
                    /** @description ISO 8601; without a zone it is by the calendar’s clock. */
                    readonly start?: string;
                    /** @description ISO 8601; without a zone it is by the calendar’s clock. */
                    readonly end?: string;
                    readonly resourceId?: string;
                    /** @description Who comes. */
                    readonly name?: string;
                    /** @description Where they are told of it. */
                    readonly email?: string;
                    /** @description Their number. */
                    readonly phone?: string;
                    /** @description For you alone. */
                    readonly note?: string;
                };
            };
            readonly answer: {
                readonly booking: {
                    readonly id: string;
                    readonly chatbotId: string;
                    /** @description The step that it was booked with. */
                    readonly nodeId: string;
                    /** @description ISO 8601, in the zone of the calendar. */
                    readonly start: string;
                    /** @description ISO 8601, in the zone of the calendar. */
                    readonly end: string;
                    /** @enum {string} */
                    readonly state: "booked" | "cancelled";
                    readonly resourceId: string | null;
                    readonly resourceName: string | null;
                    readonly name: string;
                    readonly email: string;
                    readonly phone: string;
                    readonly note: string;
                    /** @description Of the calendar. */
                    readonly timeZone: string;
                    /** @description Blank where it is not known. */
                    readonly visitorTimeZone: string;
                    /** @enum {string} */
                    readonly madeBy: "visitor" | "owner";
                    /** @description Where the visitor moves or cancels it. */
                    readonly address: string | null;
                    readonly createdAt: string;
                    readonly changedAt: string;
                };
            };
        };
        readonly cancelBooking: {
            readonly input: {
                /** @description The id of an appointment. */
                readonly bookingId: string | number;
            };
            readonly answer: {
                readonly booking: {
                    readonly id: string;
                    readonly chatbotId: string;
                    /** @description The step that it was booked with. */
                    readonly nodeId: string;
                    /** @description ISO 8601, in the zone of the calendar. */
                    readonly start: string;
                    /** @description ISO 8601, in the zone of the calendar. */
                    readonly end: string;
                    /** @enum {string} */
                    readonly state: "booked" | "cancelled";
                    readonly resourceId: string | null;
                    readonly resourceName: string | null;
                    readonly name: string;
                    readonly email: string;
                    readonly phone: string;
                    readonly note: string;
                    /** @description Of the calendar. */
                    readonly timeZone: string;
                    /** @description Blank where it is not known. */
                    readonly visitorTimeZone: string;
                    /** @enum {string} */
                    readonly madeBy: "visitor" | "owner";
                    /** @description Where the visitor moves or cancels it. */
                    readonly address: string | null;
                    readonly createdAt: string;
                    readonly changedAt: string;
                };
            };
        };
        readonly listContacts: {
            readonly input: {
                /** @description Words that stand in a name, an address, a number, a label or a field. */
                readonly search?: string;
                /** @description Only those with this label. */
                readonly label?: string;
                /**
                 * @description What they said last of being written to.
                 * @enum {string}
                 */
                readonly consent?: "given" | "refused" | "none";
                /**
                 * @description Whether an address or a number of theirs was proven.
                 * @enum {string}
                 */
                readonly verified?: "yes" | "no";
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description `nextCursor` of the page before. */
                readonly cursor?: string;
            };
            readonly answer: {
                readonly contacts: readonly {
                    readonly id: string;
                    /** @description Blank where it is not known. */
                    readonly name: string;
                    readonly email: string;
                    readonly phone: string;
                    /** @description Whether it was proven that it is theirs, by a mail or by the channel. */
                    readonly verified: {
                        readonly email: boolean;
                        readonly phone: boolean;
                    };
                    readonly labels: readonly string[];
                    readonly fields: {
                        readonly [key: string]: string;
                    };
                    /** @description What was said of it last. */
                    readonly consent: {
                        /** @description False: they refused. */
                        readonly given: boolean;
                        /** @description What they agreed to or refused, word for word. */
                        readonly text: string;
                        /** Format: date-time */
                        readonly at: string;
                    } | null;
                    /** @description Who was merged with them, as they are by themselves. */
                    readonly merged: readonly {
                        readonly id: string;
                        readonly name: string;
                        readonly email: string;
                        readonly phone: string;
                    }[];
                    /**
                     * @description Whether a conversation brought them, somebody entered them, or a table did.
                     * @enum {string}
                     */
                    readonly madeBy: "visitor" | "owner" | "import";
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /**
                     * Format: date-time
                     * @description When something was heard of them last.
                     */
                    readonly lastSeenAt: string;
                }[];
                /** @description The `cursor` of the next page; null on the last one. */
                readonly nextCursor: string | null;
            };
        };
        readonly addContact: {
            readonly input: {
                readonly body: {
                    /** @description Who it is. */
                    readonly name?: string;
                    readonly email?: string;
                    /** @description Their number. */
                    readonly phone?: string;
                    readonly labels?: readonly string[];
                    readonly consent?: {
                        readonly given?: boolean;
                        /** @description What they agreed to or refused, word for word. */
                        readonly text: string;
                        /**
                         * Format: date-time
                         * @description When that was. Default: now.
                         */
                        readonly at?: string;
                    };
                    readonly fields?: {
                        readonly [key: string]: string;
                    };
                };
            };
            readonly answer: {
                readonly contact: {
                    readonly id: string;
                    /** @description Blank where it is not known. */
                    readonly name: string;
                    readonly email: string;
                    readonly phone: string;
                    /** @description Whether it was proven that it is theirs, by a mail or by the channel. */
                    readonly verified: {
                        readonly email: boolean;
                        readonly phone: boolean;
                    };
                    readonly labels: readonly string[];
                    readonly fields: {
                        readonly [key: string]: string;
                    };
                    /** @description What was said of it last. */
                    readonly consent: {
                        /** @description False: they refused. */
                        readonly given: boolean;
                        /** @description What they agreed to or refused, word for word. */
                        readonly text: string;
                        /** Format: date-time */
                        readonly at: string;
                    } | null;
                    /** @description Who was merged with them, as they are by themselves. */
                    readonly merged: readonly {
                        readonly id: string;
                        readonly name: string;
                        readonly email: string;
                        readonly phone: string;
                    }[];
                    /**
                     * @description Whether a conversation brought them, somebody entered them, or a table did.
                     * @enum {string}
                     */
                    readonly madeBy: "visitor" | "owner" | "import";
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /**
                     * Format: date-time
                     * @description When something was heard of them last.
                     */
                    readonly lastSeenAt: string;
                };
            };
        };
        readonly exportContacts: {
            readonly input: {
                /** @description Words that stand in a name, an address, a number, a label or a field. */
                readonly search?: string;
                /** @description Only those with this label. */
                readonly label?: string;
                /**
                 * @description What they said last of being written to.
                 * @enum {string}
                 */
                readonly consent?: "given" | "refused" | "none";
                /**
                 * @description Whether an address or a number of theirs was proven.
                 * @enum {string}
                 */
                readonly verified?: "yes" | "no";
            };
        };
        readonly importContacts: {
            readonly input: {
                readonly body: {
                    readonly csv: string;
                };
            };
            readonly answer: {
                readonly added: number;
                readonly changed: number;
                readonly refused: number;
                /** @description Why rows were left out, counted from 1 without the head; at most 100. */
                readonly reasons: readonly {
                    readonly row: number;
                    readonly reason: string;
                }[];
            };
        };
        readonly fetchContact: {
            readonly input: {
                /** @description The id of a contact of yours. */
                readonly contactId: string | number;
            };
            readonly answer: {
                readonly contact: {
                    readonly id: string;
                    /** @description Blank where it is not known. */
                    readonly name: string;
                    readonly email: string;
                    readonly phone: string;
                    /** @description Whether it was proven that it is theirs, by a mail or by the channel. */
                    readonly verified: {
                        readonly email: boolean;
                        readonly phone: boolean;
                    };
                    readonly labels: readonly string[];
                    readonly fields: {
                        readonly [key: string]: string;
                    };
                    /** @description What was said of it last. */
                    readonly consent: {
                        /** @description False: they refused. */
                        readonly given: boolean;
                        /** @description What they agreed to or refused, word for word. */
                        readonly text: string;
                        /** Format: date-time */
                        readonly at: string;
                    } | null;
                    /** @description Who was merged with them, as they are by themselves. */
                    readonly merged: readonly {
                        readonly id: string;
                        readonly name: string;
                        readonly email: string;
                        readonly phone: string;
                    }[];
                    /**
                     * @description Whether a conversation brought them, somebody entered them, or a table did.
                     * @enum {string}
                     */
                    readonly madeBy: "visitor" | "owner" | "import";
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /**
                     * Format: date-time
                     * @description When something was heard of them last.
                     */
                    readonly lastSeenAt: string;
                };
                readonly notes: readonly {
                    readonly id: string;
                    readonly text: string;
                    /** @description The member’s name, or the key’s. */
                    readonly author: string;
                    /** Format: date-time */
                    readonly at: string;
                }[];
                /** @description The latest first. */
                readonly consents: readonly {
                    /** @description False: they refused. */
                    readonly given: boolean;
                    /** @description What they agreed to or refused, word for word. */
                    readonly text: string;
                    /** Format: date-time */
                    readonly at: string;
                }[];
                /** @description Stored conversations, the latest 100. */
                readonly conversations: readonly {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly channel: string;
                    readonly state: string;
                    /** Format: date-time */
                    readonly startedAt: string;
                }[];
                /** @description Conversations at the desk or over channels, the latest 100. */
                readonly threads: readonly {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly channel: string;
                    readonly state: string;
                    /** Format: date-time */
                    readonly startedAt: string;
                }[];
                readonly bookings: readonly {
                    readonly id: string;
                    readonly chatbotId: string;
                    readonly state: string;
                    /** Format: date-time */
                    readonly start: string;
                }[];
                /** @description Others with the same address or number, which nobody has proven: merge them by hand. */
                readonly sameAddress: readonly {
                    readonly id: string;
                    /** @description Blank where it is not known. */
                    readonly name: string;
                    readonly email: string;
                    readonly phone: string;
                    /** @description Whether it was proven that it is theirs, by a mail or by the channel. */
                    readonly verified: {
                        readonly email: boolean;
                        readonly phone: boolean;
                    };
                    readonly labels: readonly string[];
                    readonly fields: {
                        readonly [key: string]: string;
                    };
                    /** @description What was said of it last. */
                    readonly consent: {
                        /** @description False: they refused. */
                        readonly given: boolean;
                        /** @description What they agreed to or refused, word for word. */
                        readonly text: string;
                        /** Format: date-time */
                        readonly at: string;
                    } | null;
                    /** @description Who was merged with them, as they are by themselves. */
                    readonly merged: readonly {
                        readonly id: string;
                        readonly name: string;
                        readonly email: string;
                        readonly phone: string;
                    }[];
                    /**
                     * @description Whether a conversation brought them, somebody entered them, or a table did.
                     * @enum {string}
                     */
                    readonly madeBy: "visitor" | "owner" | "import";
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /**
                     * Format: date-time
                     * @description When something was heard of them last.
                     */
                    readonly lastSeenAt: string;
                }[];
            };
        };
        readonly changeContact: {
            readonly input: {
                /** @description The id of a contact of yours. */
                readonly contactId: string | number;
                readonly body: {
                    /** @description Who it is. */
                    readonly name?: string;
                    readonly email?: string;
                    /** @description Their number. */
                    readonly phone?: string;
                    readonly labels?: readonly string[];
                    readonly consent?: {
                        readonly given?: boolean;
                        /** @description What they agreed to or refused, word for word. */
                        readonly text: string;
                        /**
                         * Format: date-time
                         * @description When that was. Default: now.
                         */
                        readonly at?: string;
                    };
                    readonly fields?: {
                        readonly [key: string]: string | null;
                    };
                };
            };
            readonly answer: {
                readonly contact: {
                    readonly id: string;
                    /** @description Blank where it is not known. */
                    readonly name: string;
                    readonly email: string;
                    readonly phone: string;
                    /** @description Whether it was proven that it is theirs, by a mail or by the channel. */
                    readonly verified: {
                        readonly email: boolean;
                        readonly phone: boolean;
                    };
                    readonly labels: readonly string[];
                    readonly fields: {
                        readonly [key: string]: string;
                    };
                    /** @description What was said of it last. */
                    readonly consent: {
                        /** @description False: they refused. */
                        readonly given: boolean;
                        /** @description What they agreed to or refused, word for word. */
                        readonly text: string;
                        /** Format: date-time */
                        readonly at: string;
                    } | null;
                    /** @description Who was merged with them, as they are by themselves. */
                    readonly merged: readonly {
                        readonly id: string;
                        readonly name: string;
                        readonly email: string;
                        readonly phone: string;
                    }[];
                    /**
                     * @description Whether a conversation brought them, somebody entered them, or a table did.
                     * @enum {string}
                     */
                    readonly madeBy: "visitor" | "owner" | "import";
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /**
                     * Format: date-time
                     * @description When something was heard of them last.
                     */
                    readonly lastSeenAt: string;
                };
            };
        };
        readonly deleteContact: {
            readonly input: {
                /** @description The id of a contact of yours. */
                readonly contactId: string | number;
            };
            readonly answer: {
                readonly contactId: string;
            };
        };
        readonly forgetContact: {
            readonly input: {
                /** @description The id of a contact of yours. */
                readonly contactId: string | number;
            };
            readonly answer: {
                readonly contactId: string;
                readonly deleted: {
                    readonly results: number;
                    readonly threads: number;
                    readonly mails: number;
                    readonly bookings: number;
                };
            };
        };
        readonly mergeContacts: {
            readonly input: {
                /** @description The id of a contact of yours. */
                readonly contactId: string | number;
                readonly body: {
                    /** @description The id of a contact of yours. */
                    readonly contactId: string;
                };
            };
            readonly answer: {
                readonly contact: {
                    readonly id: string;
                    /** @description Blank where it is not known. */
                    readonly name: string;
                    readonly email: string;
                    readonly phone: string;
                    /** @description Whether it was proven that it is theirs, by a mail or by the channel. */
                    readonly verified: {
                        readonly email: boolean;
                        readonly phone: boolean;
                    };
                    readonly labels: readonly string[];
                    readonly fields: {
                        readonly [key: string]: string;
                    };
                    /** @description What was said of it last. */
                    readonly consent: {
                        /** @description False: they refused. */
                        readonly given: boolean;
                        /** @description What they agreed to or refused, word for word. */
                        readonly text: string;
                        /** Format: date-time */
                        readonly at: string;
                    } | null;
                    /** @description Who was merged with them, as they are by themselves. */
                    readonly merged: readonly {
                        readonly id: string;
                        readonly name: string;
                        readonly email: string;
                        readonly phone: string;
                    }[];
                    /**
                     * @description Whether a conversation brought them, somebody entered them, or a table did.
                     * @enum {string}
                     */
                    readonly madeBy: "visitor" | "owner" | "import";
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /**
                     * Format: date-time
                     * @description When something was heard of them last.
                     */
                    readonly lastSeenAt: string;
                };
            };
        };
        readonly splitContact: {
            readonly input: {
                /** @description The id of a contact of yours. */
                readonly contactId: string | number;
                readonly body: {
                    /** @description The id of a contact of yours. */
                    readonly contactId: string;
                };
            };
            readonly answer: {
                readonly contact: {
                    readonly id: string;
                    /** @description Blank where it is not known. */
                    readonly name: string;
                    readonly email: string;
                    readonly phone: string;
                    /** @description Whether it was proven that it is theirs, by a mail or by the channel. */
                    readonly verified: {
                        readonly email: boolean;
                        readonly phone: boolean;
                    };
                    readonly labels: readonly string[];
                    readonly fields: {
                        readonly [key: string]: string;
                    };
                    /** @description What was said of it last. */
                    readonly consent: {
                        /** @description False: they refused. */
                        readonly given: boolean;
                        /** @description What they agreed to or refused, word for word. */
                        readonly text: string;
                        /** Format: date-time */
                        readonly at: string;
                    } | null;
                    /** @description Who was merged with them, as they are by themselves. */
                    readonly merged: readonly {
                        readonly id: string;
                        readonly name: string;
                        readonly email: string;
                        readonly phone: string;
                    }[];
                    /**
                     * @description Whether a conversation brought them, somebody entered them, or a table did.
                     * @enum {string}
                     */
                    readonly madeBy: "visitor" | "owner" | "import";
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /**
                     * Format: date-time
                     * @description When something was heard of them last.
                     */
                    readonly lastSeenAt: string;
                };
            };
        };
        readonly addContactNote: {
            readonly input: {
                /** @description The id of a contact of yours. */
                readonly contactId: string | number;
                readonly body: {
                    readonly text: string;
                };
            };
            readonly answer: {
                readonly note: {
                    readonly id: string;
                    readonly text: string;
                    /** @description The member’s name, or the key’s. */
                    readonly author: string;
                    /** Format: date-time */
                    readonly at: string;
                };
            };
        };
        readonly deleteContactNote: {
            readonly input: {
                /** @description The id of a contact of yours. */
                readonly contactId: string | number;
                /** @description The id of a note. */
                readonly noteId: string | number;
            };
            readonly answer: {
                readonly noteId: string;
            };
        };
        readonly fetchFailures: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly calls: number;
                readonly mails: number;
                /** @description Connections with other products that its live version uses, and that need you. */
                readonly connections: readonly {
                    readonly id: string;
                    readonly name: string;
                    readonly remedy: string | null;
                }[];
            };
        };
        readonly listCalls: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly calls: readonly {
                    readonly nodeId: string;
                    /** @description `webhook`, `ai` or `email`. */
                    readonly step: string;
                    /** Format: date-time */
                    readonly at: string;
                    /** @description How long it took, in milliseconds. */
                    readonly ms: number;
                    /** @description What the other side answered. */
                    readonly status: number | null;
                    /** @description Why it failed; null after a success. */
                    readonly error: string | null;
                    /** @description By which the call can be made again. */
                    readonly callId: string | null;
                    /** @description From 1. */
                    readonly attempt: number;
                }[];
            };
        };
        readonly retryCall: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a call. */
                readonly callId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly callId: string;
            };
        };
        readonly fetchWebhookSecret: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly secret: string;
            };
        };
        readonly fetchIdentitySecret: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly secret: string;
            };
        };
        readonly listMails: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly mails: readonly {
                    readonly nodeId: string;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** @enum {string} */
                    readonly status: "waiting" | "sent" | "failed";
                    readonly attempts: number;
                    readonly error: string | null;
                    /** @description Which recipients were left out, and why. */
                    readonly note: string | null;
                    /** @description By which a mail that was given up can be sent again. */
                    readonly callId: string | null;
                }[];
            };
        };
        readonly listResults: {
            readonly input: {
                /** @description Only of this bot of yours. */
                readonly chatbotId?: string;
                /** @description What was said or answered. */
                readonly query?: string;
                /**
                 * @description `finished`: it came to its end. `abandoned`: the visitor left, or was silent for half an hour. `open`: it may still go on.
                 * @enum {string}
                 */
                readonly state?: "open" | "finished" | "abandoned";
                /**
                 * @description Where the visitor was.
                 * @enum {string}
                 */
                readonly channel?: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                /** @description Only what was held in this version of the flow. */
                readonly version?: number;
                /** @description The step at which it came to its end or, with `state=abandoned`, the visitor left. Only of conversations that rest, and only with `chatbotId`. */
                readonly endedAt?: string;
                /** @description A step that it came by. Only of conversations that rest, and only with `chatbotId`. */
                readonly passed?: string;
                /**
                 * Format: date
                 * @description The first day, in UTC.
                 */
                readonly from?: string;
                /**
                 * Format: date
                 * @description The last day, in UTC.
                 */
                readonly to?: string;
                /** @description How many entries are answered at most. */
                readonly limit?: number;
                /** @description `nextCursor` of the page before. */
                readonly cursor?: string;
            };
            readonly answer: {
                readonly results: readonly components["schemas"]["Result"][];
                /** @description The `cursor` of the next page; null on the last one. */
                readonly nextCursor: string | null;
            };
        };
        readonly countResults: {
            readonly input: {
                /** @description Only of this bot of yours. */
                readonly chatbotId?: string;
                /**
                 * Format: date
                 * @description The first day, in UTC.
                 */
                readonly from?: string;
                /**
                 * Format: date
                 * @description The last day, in UTC.
                 */
                readonly to?: string;
            };
            readonly answer: {
                readonly from: string;
                readonly to: string;
                readonly started: number;
                readonly finished: number;
                readonly abandoned: number;
                readonly open: number;
                /** @description The part of those that began which came to their end, from 0 to 1; null where none began. */
                readonly completionRate: number | null;
                /** @description Every day, the oldest first; days before the first conversation are left out. */
                readonly days: readonly {
                    readonly day: string;
                    readonly started: number;
                    readonly finished: number;
                    readonly abandoned: number;
                    readonly open: number;
                }[];
                /** @description Most passed first. Empty where no bot is named. */
                readonly edges: readonly {
                    readonly source: string;
                    readonly target: string;
                    readonly sourceHandle: string | null;
                    readonly passed: number;
                }[];
            };
        };
        readonly countLeads: {
            readonly input: {
                /** Format: date-time */
                readonly since: string;
            };
            readonly answer: {
                readonly leads: number;
            };
        };
        readonly countFlowResults: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description Only what was held in this version of the flow. */
                readonly version?: number;
                /**
                 * Format: date
                 * @description The first day, in UTC.
                 */
                readonly from?: string;
                /**
                 * Format: date
                 * @description The last day, in UTC.
                 */
                readonly to?: string;
            };
            readonly answer: {
                readonly from: string;
                readonly to: string;
                /** @description Null: of all versions. */
                readonly version: number | null;
                /** @description How many are counted. */
                readonly conversations: number;
                /** @description Those that any are of, the newest first; null is one that is not known. */
                readonly versions: readonly {
                    readonly version: number | null;
                    readonly conversations: number;
                }[];
                readonly steps: readonly {
                    readonly nodeId: string;
                    /** @description How many came by. */
                    readonly came: number;
                    /** @description How many of them went no further, and left before the end. */
                    readonly left: number;
                    /** @description How many of them came to their end here. */
                    readonly ended: number;
                    /** @description The plain exit has no handle. */
                    readonly exits: readonly {
                        readonly sourceHandle: string | null;
                        readonly passed: number;
                    }[];
                    /** @description How many were measured when they went on, and the milliseconds that half of them stayed at most, to about a seventh. */
                    readonly stays: {
                        readonly measured: number;
                        readonly median: number | null;
                    };
                    readonly calls: {
                        readonly made: number;
                        readonly failed: number;
                    };
                }[];
                /** @description Some that were stored before steps were counted are still to be counted. */
                readonly isCounting: boolean;
            };
        };
        readonly countStepAnswers: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of a step. */
                readonly nodeId: string | number;
                /** @description Only what was held in this version of the flow. */
                readonly version?: number;
                /**
                 * Format: date
                 * @description The first day, in UTC.
                 */
                readonly from?: string;
                /**
                 * Format: date
                 * @description The last day, in UTC.
                 */
                readonly to?: string;
            };
            readonly answer: {
                readonly nodeId: string;
                /** @description In how many of them it was answered. */
                readonly answered: number;
                /** @description Most given first, at most 20, cut after 100 characters; where several were picked each counts. */
                readonly answers: readonly {
                    readonly value: string;
                    readonly count: number;
                }[];
                /** @description How many further answers are not among these. */
                readonly others: number;
            };
        };
        readonly listExperiments: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
            };
            readonly answer: {
                readonly experiments: readonly {
                    /** @description Null where a version is live for a share of the visitors: the branches are called by the versions’ numbers then. */
                    readonly nodeId: string | null;
                    readonly name: string;
                    readonly goal: {
                        /** @enum {string} */
                        readonly kind: "finished" | "step" | "variable" | "value";
                        readonly nodeId?: string;
                        readonly name?: string;
                        /** @description What the variable must hold where the kind is `value`: a number is reached by it and by more, a text by the same words, whatever their capitals. */
                        readonly value?: string;
                    };
                    /** @description The branch that everybody takes since it was ended; null while it goes on. */
                    readonly winner: string | null;
                    readonly branches: readonly {
                        readonly id: string;
                        readonly branchName: string;
                        readonly weight: number;
                        readonly visitors: number;
                        /** @description How many of them reached the goal. */
                        readonly reached: number;
                        /** @description Null where nobody took it. */
                        readonly rate: number | null;
                        /** @description Holds the true rate with 95 %, however often one looks. */
                        readonly interval: readonly [
                            number,
                            number
                        ];
                    }[];
                    /** @description Null while a branch has fewer than 25 visitors. */
                    readonly verdict: {
                        /** @enum {string} */
                        readonly state: "settled" | "likely" | "open";
                        /** @description The branch that does best. */
                        readonly branchId: string;
                        /** @description The one that comes closest to it. */
                        readonly than: string;
                        /** @description By how much its rate is higher, at least. */
                        readonly low: number;
                        /** @description At most. */
                        readonly high: number;
                        /** @description About how many visitors more would settle it, if they do as those before; null: more than anybody waits for. */
                        readonly more: number | null;
                    } | null;
                    /** @description Whether visitors came to the branches as their weights say. */
                    readonly isEven: boolean;
                }[];
            };
        };
        readonly endExperiment: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description The id of the step. */
                readonly nodeId: string | number;
                readonly body: {
                    /** @description The branch that everybody takes from now on. */
                    readonly branchId: string;
                };
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly nodeId: string;
                readonly winner: string;
                /** @description The version that is live now. */
                readonly version: number | null;
            };
        };
        readonly countFunnel: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                /** @description Only what was held in this version of the flow. */
                readonly version?: number;
                /**
                 * @description Where visitors were.
                 * @enum {string}
                 */
                readonly channel?: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                /**
                 * Format: date
                 * @description The first day, in UTC.
                 */
                readonly from?: string;
                /**
                 * Format: date
                 * @description The last day, in UTC.
                 */
                readonly to?: string;
            };
            readonly answer: {
                readonly from: string;
                readonly to: string;
                readonly visits: number;
                readonly opened: number;
                readonly began: number;
                readonly ended: number;
                readonly steps: readonly {
                    readonly nodeId: string;
                    readonly asks: boolean;
                    readonly reached: number;
                    readonly answered: number;
                    readonly left: number;
                }[];
                /** @description Those on which there was something, the oldest first. */
                readonly days: readonly {
                    readonly day: string;
                    readonly visits: number;
                    readonly opened: number;
                    readonly began: number;
                    readonly ended: number;
                }[];
                /** @description By host and path, the most seen first, at most 100. */
                readonly pages: readonly {
                    readonly name: string;
                    readonly visits: number;
                    readonly opened: number;
                }[];
                readonly languages: readonly {
                    readonly name: string;
                    readonly visits: number;
                    readonly opened: number;
                }[];
                readonly versions: readonly (number | null)[];
            };
        };
        readonly exportResultsAsCsv: {
            readonly input: {
                /** @description Only of this bot of yours. */
                readonly chatbotId?: string;
                /** @description What was said or answered. */
                readonly query?: string;
                /**
                 * @description `finished`: it came to its end. `abandoned`: the visitor left, or was silent for half an hour. `open`: it may still go on.
                 * @enum {string}
                 */
                readonly state?: "open" | "finished" | "abandoned";
                /**
                 * @description Where the visitor was.
                 * @enum {string}
                 */
                readonly channel?: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                /** @description Only what was held in this version of the flow. */
                readonly version?: number;
                /** @description The step at which it came to its end or, with `state=abandoned`, the visitor left. Only of conversations that rest, and only with `chatbotId`. */
                readonly endedAt?: string;
                /** @description A step that it came by. Only of conversations that rest, and only with `chatbotId`. */
                readonly passed?: string;
                /**
                 * Format: date
                 * @description The first day, in UTC.
                 */
                readonly from?: string;
                /**
                 * Format: date
                 * @description The last day, in UTC.
                 */
                readonly to?: string;
            };
        };
        readonly exportResultsAsJson: {
            readonly input: {
                /** @description Only of this bot of yours. */
                readonly chatbotId?: string;
                /** @description What was said or answered. */
                readonly query?: string;
                /**
                 * @description `finished`: it came to its end. `abandoned`: the visitor left, or was silent for half an hour. `open`: it may still go on.
                 * @enum {string}
                 */
                readonly state?: "open" | "finished" | "abandoned";
                /**
                 * @description Where the visitor was.
                 * @enum {string}
                 */
                readonly channel?: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                /** @description Only what was held in this version of the flow. */
                readonly version?: number;
                /** @description The step at which it came to its end or, with `state=abandoned`, the visitor left. Only of conversations that rest, and only with `chatbotId`. */
                readonly endedAt?: string;
                /** @description A step that it came by. Only of conversations that rest, and only with `chatbotId`. */
                readonly passed?: string;
                /**
                 * Format: date
                 * @description The first day, in UTC.
                 */
                readonly from?: string;
                /**
                 * Format: date
                 * @description The last day, in UTC.
                 */
                readonly to?: string;
            };
        };
        readonly fetchResult: {
            readonly input: {
                /** @description The id of a stored conversation. */
                readonly resultId: string | number;
            };
            readonly answer: {
                readonly result: {
                    readonly id: string;
                    readonly chatbotId: string;
                    /**
                     * @description Where the visitor was.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    /** @description Of the bot’s flow. */
                    readonly version: number | null;
                    /**
                     * @description `finished`: it came to its end. `abandoned`: the visitor left, or was silent for half an hour. `open`: it may still go on.
                     * @enum {string}
                     */
                    readonly state: "open" | "finished" | "abandoned";
                    /** @description How many questions were answered. */
                    readonly answered: number;
                    /** @description Up to four answers, the first given first: each under its variable’s name or else its question, cut after 100 characters. */
                    readonly firstAnswers: readonly {
                        readonly name: string;
                        readonly value: string;
                    }[];
                    readonly visitor: {
                        readonly name: string | null;
                        readonly email: string | null;
                    };
                    /** Format: date-time */
                    readonly startedAt: string;
                    readonly endedAt: string | null;
                    /** Format: date-time */
                    readonly updatedAt: string;
                    /** @description What was said, an agent’s words with the agent’s name. A `message` is a text, or an object with the kind and address of something else. */
                    readonly transcript: readonly {
                        /** @enum {string} */
                        readonly by: "bot" | "user" | "agent";
                        readonly agentName?: string;
                        readonly message: unknown;
                    }[];
                    /** @description By the step’s id. */
                    readonly answers: {
                        readonly [key: string]: unknown;
                    };
                    readonly answerVariables: readonly {
                        readonly nodeId: string;
                        readonly key: string;
                        readonly value: unknown;
                        readonly original?: unknown;
                    }[];
                    /** @description Values by name. */
                    readonly details: {
                        readonly [key: string]: unknown;
                    };
                    /** @description Values by name. */
                    readonly variables: {
                        readonly [key: string]: unknown;
                    };
                    /** @description Name, e-mail address and phone numbers as given. */
                    readonly visitorFields: {
                        readonly [key: string]: string;
                    };
                    /** @description The steps that were visited and the edges between them, in their order. */
                    readonly path: readonly {
                        /** Format: date-time */
                        readonly at: string;
                        readonly node?: string;
                        readonly edge?: unknown;
                    }[];
                    /** @description What no longer counts because an answer was changed. */
                    readonly revised: readonly unknown[];
                    /** @description The calls and mails of the session, the oldest first; those of long ago are left out. */
                    readonly calls: readonly {
                        readonly nodeId: string;
                        /** Format: date-time */
                        readonly at: string;
                        /** @description `webhook`, `ai`, `email`, or `mail` for one on its way to the mail server. */
                        readonly step: string;
                        /** @enum {string} */
                        readonly state: "ok" | "waiting" | "failed";
                        readonly status: number | null;
                        readonly message: string | null;
                        /** @description What a failed one had sent, without the values of headers and of the address’s query; null where that is not kept. */
                        readonly sent: string | null;
                        /** @description What came back of it. */
                        readonly cameBack: string | null;
                        /** @description By which the call can be made again, or the mail sent again. */
                        readonly callId: string | null;
                    }[];
                };
            };
        };
        readonly deleteResult: {
            readonly input: {
                /** @description The id of a stored conversation. */
                readonly resultId: string | number;
            };
            readonly answer: {
                readonly resultId: string;
            };
        };
        readonly deleteResults: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    readonly email: string;
                } | {
                    readonly session: string;
                } | {
                    readonly olderThanDays: number;
                };
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly deleted: number;
            };
        };
        readonly deleteOldResults: {
            readonly input: {
                readonly body: {
                    readonly olderThanDays: number;
                    /** @description Only of this bot of yours. */
                    readonly chatbotId?: string;
                    /** @description Only count; delete nothing. */
                    readonly dryRun?: boolean;
                };
            };
            readonly answer: {
                /** @description Whether it was only counted. */
                readonly dryRun: boolean;
                readonly results: number;
            };
        };
        readonly forgetVisitor: {
            readonly input: {
                /** @description The id of a bot of yours. */
                readonly chatbotId: string | number;
                readonly body: {
                    readonly email: string;
                } | {
                    /** @description A number that a channel has confirmed, such as +4930123456. */
                    readonly phone: string;
                } | {
                    /**
                     * @description The channel that knows the visitor.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    /** @description What the channel knows the visitor by, such as the number of a chat of Telegram; of a visitor of a page the verified id. */
                    readonly id: string;
                } | {
                    readonly session: string;
                };
            };
            readonly answer: {
                readonly chatbotId: string;
                readonly deleted: {
                    readonly mails: number;
                    readonly mailFiles: number;
                    readonly uploads: number;
                    readonly answers: number;
                    readonly calls: number;
                    readonly threads: number;
                    readonly results: number;
                    readonly bookings: number;
                    readonly questions: number;
                    readonly contacts: number;
                };
            };
        };
        readonly forgetVisitorOfAccount: {
            readonly input: {
                readonly body: {
                    readonly email: string;
                    /** @description Only of this bot of yours. */
                    readonly chatbotId?: string;
                    /** @description Only count; delete nothing. */
                    readonly dryRun?: boolean;
                } | {
                    /** @description A number that a channel has confirmed, such as +4930123456. */
                    readonly phone: string;
                    /** @description Only of this bot of yours. */
                    readonly chatbotId?: string;
                    /** @description Only count; delete nothing. */
                    readonly dryRun?: boolean;
                } | {
                    /**
                     * @description The channel that knows the visitor.
                     * @enum {string}
                     */
                    readonly channel: "api" | "email" | "instagram" | "messenger" | "page" | "slack" | "sms" | "telegram" | "whatsapp" | "widget";
                    /** @description What the channel knows the visitor by, such as the number of a chat of Telegram; of a visitor of a page the verified id. */
                    readonly id: string;
                    /** @description Only of this bot of yours. */
                    readonly chatbotId?: string;
                    /** @description Only count; delete nothing. */
                    readonly dryRun?: boolean;
                } | {
                    readonly session: string;
                    /** @description Only of this bot of yours. */
                    readonly chatbotId?: string;
                    /** @description Only count; delete nothing. */
                    readonly dryRun?: boolean;
                };
            };
            readonly answer: {
                /** @description Whether it was only counted. */
                readonly dryRun: boolean;
                readonly results: number;
                readonly threads: number;
                readonly mails: number;
            };
        };
        readonly listKeys: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly keys: readonly {
                    readonly id: string;
                    readonly name: string;
                    /** @description The member who made it; the name is null once they are no member. Null where a command or another key made it. */
                    readonly madeBy: {
                        readonly id: string;
                        readonly name: string | null;
                    } | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /** @description Null while the key is good. */
                    readonly revokedAt: string | null;
                }[];
            };
        };
        readonly createKey: {
            readonly input: {
                readonly body: {
                    /** @description What the key is for. */
                    readonly name: string;
                };
            };
            readonly answer: {
                readonly id: string;
                readonly name: string;
                /** @description Null in the answer to a repeated call. */
                readonly key: string | null;
            };
        };
        readonly deleteKey: {
            readonly input: {
                /** @description The id of a key. */
                readonly keyId: string | number;
            };
            readonly answer: {
                readonly keyId: string;
            };
        };
        readonly fetchMe: {
            readonly input: Record<string, never>;
            readonly answer: {
                /** @description Who is signed in; null for a key. */
                readonly member: {
                    readonly id: string;
                    readonly name: string;
                    readonly email: string;
                    /** @description Whether signing in takes a second factor. */
                    readonly twoFactor: boolean;
                } | null;
                readonly account: {
                    readonly id: string;
                    readonly name: string;
                };
                /** @enum {string} */
                readonly role: "owner" | "editor" | "agent";
                readonly accounts: readonly {
                    readonly id: string;
                    readonly name: string;
                    /** @enum {string} */
                    readonly role: "owner" | "editor" | "agent";
                }[];
                /** @description Whether the caller runs the server. */
                readonly isOperator: boolean;
                /** @description Whether the server has an AI provider that drafts from words, and the caller may ask it. */
                readonly draftsFromWords: boolean;
            };
        };
        readonly chooseAccount: {
            readonly input: {
                readonly body: {
                    readonly accountId: string;
                };
            };
            readonly answer: {
                /** @description Who is signed in; null for a key. */
                readonly member: {
                    readonly id: string;
                    readonly name: string;
                    readonly email: string;
                    /** @description Whether signing in takes a second factor. */
                    readonly twoFactor: boolean;
                } | null;
                readonly account: {
                    readonly id: string;
                    readonly name: string;
                };
                /** @enum {string} */
                readonly role: "owner" | "editor" | "agent";
                readonly accounts: readonly {
                    readonly id: string;
                    readonly name: string;
                    /** @enum {string} */
                    readonly role: "owner" | "editor" | "agent";
                }[];
                /** @description Whether the caller runs the server. */
                readonly isOperator: boolean;
                /** @description Whether the server has an AI provider that drafts from words, and the caller may ask it. */
                readonly draftsFromWords: boolean;
            };
        };
        readonly fetchPush: {
            readonly input: Record<string, never>;
            readonly answer: {
                /** @description Base64url; null where the server’s secret has changed. */
                readonly publicKey: string | null;
                readonly subscriptions: readonly {
                    readonly id: string;
                }[];
            };
        };
        readonly subscribePush: {
            readonly input: {
                readonly body: {
                    /** @description The address at the browser’s push service. */
                    readonly endpoint: string;
                    readonly keys: {
                        /** @description The browser’s public key: 65 bytes as base64url. */
                        readonly p256dh: string;
                        /** @description What the browser has made up for this: 16 bytes as base64url. */
                        readonly auth: string;
                    };
                };
            };
            readonly answer: {
                readonly id: string;
            };
        };
        readonly unsubscribePush: {
            readonly input: {
                /** @description The id of a subscription. */
                readonly subscriptionId: string | number;
            };
            readonly answer: {
                readonly id: string;
            };
        };
        readonly fetchAccount: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly id: string;
                readonly name: string;
            };
        };
        readonly fetchBudgets: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly budgets: readonly {
                    /** @enum {string} */
                    readonly name: "bytes" | "bots" | "keys" | "connections" | "seconds" | "chats" | "chatbots" | "members" | "channels" | "integrations" | "pieces";
                    readonly used: number;
                    readonly limit: number;
                }[];
            };
        };
        readonly fetchPlan: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly plan: {
                    readonly id: string;
                    readonly name: string;
                    /** @description A month. */
                    readonly price: (number | string) | null;
                    /** @description A year. */
                    readonly yearly: (number | string) | null;
                    /** @description A month, by UTC. Null: no limit. */
                    readonly chats: number | null;
                    /** @description Null: no limit. */
                    readonly chatbots: number | null;
                    /** @description Null: no limit. */
                    readonly members: number | null;
                    /** @description Whether the brand on the widget may be `hidden`, or be another. */
                    readonly branding: (boolean | "hidden") | null;
                    /** @description All, none, so many, or these; null: no limit. */
                    readonly channels: (boolean | number | readonly string[]) | null;
                    /** @description All, none, so many, or these; null: no limit. */
                    readonly integrations: (boolean | number | readonly string[]) | null;
                    /** @description All, none, so many, or these; null: no limit. */
                    readonly experiments: (boolean | number | readonly string[]) | null;
                    /** @description Whether bots may call addresses and hooks may be made. */
                    readonly webhooks: boolean | null;
                    /** @description Whether keys of the API may be made. */
                    readonly api: boolean | null;
                    /** @description Of knowledge. Null: no limit. */
                    readonly pieces: number | null;
                    /** @description For how many days stored conversations are kept at most. */
                    readonly retentionDays: number | null;
                    /** @description Whether it can be paid for here. */
                    readonly isPayable: boolean;
                } | null;
                readonly trialEndsAt: string | null;
                /** @description The plan that holds when the trial is over. */
                readonly after: {
                    readonly id: string;
                    readonly name: string;
                    /** @description A month. */
                    readonly price: (number | string) | null;
                    /** @description A year. */
                    readonly yearly: (number | string) | null;
                    /** @description A month, by UTC. Null: no limit. */
                    readonly chats: number | null;
                    /** @description Null: no limit. */
                    readonly chatbots: number | null;
                    /** @description Null: no limit. */
                    readonly members: number | null;
                    /** @description Whether the brand on the widget may be `hidden`, or be another. */
                    readonly branding: (boolean | "hidden") | null;
                    /** @description All, none, so many, or these; null: no limit. */
                    readonly channels: (boolean | number | readonly string[]) | null;
                    /** @description All, none, so many, or these; null: no limit. */
                    readonly integrations: (boolean | number | readonly string[]) | null;
                    /** @description All, none, so many, or these; null: no limit. */
                    readonly experiments: (boolean | number | readonly string[]) | null;
                    /** @description Whether bots may call addresses and hooks may be made. */
                    readonly webhooks: boolean | null;
                    /** @description Whether keys of the API may be made. */
                    readonly api: boolean | null;
                    /** @description Of knowledge. Null: no limit. */
                    readonly pieces: number | null;
                    /** @description For how many days stored conversations are kept at most. */
                    readonly retentionDays: number | null;
                    /** @description Whether it can be paid for here. */
                    readonly isPayable: boolean;
                } | null;
                /** @description The next larger plan. */
                readonly next: {
                    readonly id: string;
                    readonly name: string;
                    /** @description A month. */
                    readonly price: (number | string) | null;
                    /** @description A year. */
                    readonly yearly: (number | string) | null;
                    /** @description A month, by UTC. Null: no limit. */
                    readonly chats: number | null;
                    /** @description Null: no limit. */
                    readonly chatbots: number | null;
                    /** @description Null: no limit. */
                    readonly members: number | null;
                    /** @description Whether the brand on the widget may be `hidden`, or be another. */
                    readonly branding: (boolean | "hidden") | null;
                    /** @description All, none, so many, or these; null: no limit. */
                    readonly channels: (boolean | number | readonly string[]) | null;
                    /** @description All, none, so many, or these; null: no limit. */
                    readonly integrations: (boolean | number | readonly string[]) | null;
                    /** @description All, none, so many, or these; null: no limit. */
                    readonly experiments: (boolean | number | readonly string[]) | null;
                    /** @description Whether bots may call addresses and hooks may be made. */
                    readonly webhooks: boolean | null;
                    /** @description Whether keys of the API may be made. */
                    readonly api: boolean | null;
                    /** @description Of knowledge. Null: no limit. */
                    readonly pieces: number | null;
                    /** @description For how many days stored conversations are kept at most. */
                    readonly retentionDays: number | null;
                    /** @description Whether it can be paid for here. */
                    readonly isPayable: boolean;
                } | null;
                /** @description Whether it is paid for here, again and again. */
                readonly isPaid: boolean;
                readonly use: readonly {
                    /** @enum {string} */
                    readonly name: "chats" | "chatbots" | "members" | "channels" | "integrations" | "pieces";
                    readonly used: number;
                    /** @description Null: no limit. */
                    readonly limit: number | null;
                }[];
            };
        };
        readonly payForPlan: {
            readonly input: {
                readonly body?: {
                    /** @description The id of a plan. */
                    readonly plan?: string;
                };
            };
            readonly answer: {
                readonly url: string;
            };
        };
        readonly renameAccount: {
            readonly input: {
                readonly body: {
                    readonly name: string;
                };
            };
            readonly answer: {
                readonly id: string;
                readonly name: string;
            };
        };
        readonly fetchMailTexts: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly texts: {
                    /** @description In the mail that tells of an appointment. */
                    readonly booked: string;
                    /** @description In the mail that tells of another time. */
                    readonly moved: string;
                    /** @description In the mail that tells that it is cancelled. */
                    readonly cancelled: string;
                    /** @description Below each of these mails. */
                    readonly footer: string;
                    /** @description In the mail that invites somebody into the account. */
                    readonly invitation: string;
                    /** @description In the mail of a lead. */
                    readonly lead: string;
                    /** @description In the mail of a day’s leads. */
                    readonly leads: string;
                    /** @description In the mail that tells the business of an appointment. */
                    readonly teamBooking: string;
                    /** @description In the mail that tells what bots could not do. */
                    readonly failures: string;
                };
            };
        };
        readonly changeMailTexts: {
            readonly input: {
                readonly body?: {
                    /** @description In the mail that tells of an appointment. */
                    readonly booked?: string;
                    /** @description In the mail that tells of another time. */
                    readonly moved?: string;
                    /** @description In the mail that tells that it is cancelled. */
                    readonly cancelled?: string;
                    /** @description Below each of these mails. */
                    readonly footer?: string;
                    /** @description In the mail that invites somebody into the account. */
                    readonly invitation?: string;
                    /** @description In the mail of a lead. */
                    readonly lead?: string;
                    /** @description In the mail of a day’s leads. */
                    readonly leads?: string;
                    /** @description In the mail that tells the business of an appointment. */
                    readonly teamBooking?: string;
                    /** @description In the mail that tells what bots could not do. */
                    readonly failures?: string;
                };
            };
            readonly answer: {
                readonly texts: {
                    /** @description In the mail that tells of an appointment. */
                    readonly booked: string;
                    /** @description In the mail that tells of another time. */
                    readonly moved: string;
                    /** @description In the mail that tells that it is cancelled. */
                    readonly cancelled: string;
                    /** @description Below each of these mails. */
                    readonly footer: string;
                    /** @description In the mail that invites somebody into the account. */
                    readonly invitation: string;
                    /** @description In the mail of a lead. */
                    readonly lead: string;
                    /** @description In the mail of a day’s leads. */
                    readonly leads: string;
                    /** @description In the mail that tells the business of an appointment. */
                    readonly teamBooking: string;
                    /** @description In the mail that tells what bots could not do. */
                    readonly failures: string;
                };
            };
        };
        readonly previewMailText: {
            readonly input: {
                readonly body: {
                    /** @enum {string} */
                    readonly kind: "booked" | "moved" | "cancelled" | "footer" | "invitation" | "lead" | "leads" | "teamBooking" | "failures";
                    /** @description What the mail is to say. */
                    readonly text: string;
                    /**
                     * @description Of a mail to visitors.
                     * @enum {string}
                     */
                    readonly language?: "en" | "de" | "fr" | "es" | "it" | "nl" | "pt" | "pl" | "ar" | "he";
                };
            };
            readonly answer: {
                readonly subject: string;
                readonly text: string;
            };
        };
        readonly tryMailText: {
            readonly input: {
                readonly body: {
                    /** @enum {string} */
                    readonly kind: "booked" | "moved" | "cancelled" | "footer" | "invitation" | "lead" | "leads" | "teamBooking" | "failures";
                    /** @description What the mail is to say. */
                    readonly text: string;
                    /**
                     * @description Of a mail to visitors.
                     * @enum {string}
                     */
                    readonly language?: "en" | "de" | "fr" | "es" | "it" | "nl" | "pt" | "pl" | "ar" | "he";
                };
            };
            readonly answer: {
                readonly email: string | null;
                readonly isSent: boolean;
            };
        };
        readonly deleteAccount: {
            readonly input: {
                readonly body: {
                    readonly name: string;
                };
            };
            readonly answer: {
                readonly accountId: string;
                /** @description How many bots went with it. */
                readonly bots: number;
            };
        };
        readonly listMembers: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly members: readonly {
                    readonly id: string;
                    readonly name: string;
                    readonly email: string;
                    /** @enum {string} */
                    readonly role: "owner" | "editor" | "agent";
                    /** @description Whether signing in takes a second factor. */
                    readonly twoFactor: boolean;
                    /** Format: date-time */
                    readonly createdAt: string;
                }[];
            };
        };
        readonly changeMember: {
            readonly input: {
                /** @description The id of a member. */
                readonly memberId: string | number;
                readonly body: {
                    /** @enum {string} */
                    readonly role: "owner" | "editor" | "agent";
                };
            };
            readonly answer: {
                readonly id: string;
                readonly name: string;
                readonly email: string;
                /** @enum {string} */
                readonly role: "owner" | "editor" | "agent";
                /** @description Whether signing in takes a second factor. */
                readonly twoFactor: boolean;
                /** Format: date-time */
                readonly createdAt: string;
            };
        };
        readonly removeMember: {
            readonly input: {
                /** @description The id of a member. */
                readonly memberId: string | number;
                /**
                 * @description Takes the keys out of use that the member made.
                 * @constant
                 */
                readonly keys?: "revoke";
            };
            readonly answer: {
                readonly memberId: string;
                /** @description How many keys that the member made are good still. */
                readonly keysLeft: number;
            };
        };
        readonly listInvitations: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly invitations: readonly {
                    readonly id: string;
                    readonly email: string;
                    /** @enum {string} */
                    readonly role: "owner" | "editor" | "agent";
                    /** @description Null: who runs the server. */
                    readonly invitedBy: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    /**
                     * Format: date-time
                     * @description Until when the link in the mail is good.
                     */
                    readonly expiresAt: string;
                }[];
            };
        };
        readonly inviteMember: {
            readonly input: {
                readonly body: {
                    readonly email: string;
                    /** @enum {string} */
                    readonly role: "owner" | "editor" | "agent";
                    /** @description Whether a mail brings the link; default true. */
                    readonly sendMail?: boolean;
                };
            };
            readonly answer: {
                readonly id: string;
                readonly email: string;
                /** @enum {string} */
                readonly role: "owner" | "editor" | "agent";
                /** @description Null: who runs the server. */
                readonly invitedBy: string | null;
                /** Format: date-time */
                readonly createdAt: string;
                /**
                 * Format: date-time
                 * @description Until when the link in the mail is good.
                 */
                readonly expiresAt: string;
                /** @description The link itself where no mail was asked for, told this once; null where a mail brings it. Whoever opens it comes in as that address: hand it to nobody but the person. */
                readonly link: string | null;
                /** @description False where no mail was asked for, or the server has no mail server: then the mail lies in the folder `outbox` of its data. */
                readonly isSent: boolean;
            };
        };
        readonly withdrawInvitation: {
            readonly input: {
                /** @description The id of an invitation. */
                readonly invitationId: string | number;
            };
            readonly answer: {
                readonly invitationId: string;
            };
        };
        readonly listServerAccounts: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly accounts: readonly {
                    readonly id: string;
                    readonly name: string;
                    readonly plan: string | null;
                    /** @description The plan that holds now, with its chats of this month. */
                    readonly standing: {
                        readonly planId: string;
                        readonly trialEndsAt: string | null;
                        readonly chats: number;
                        readonly limit: number | null;
                    } | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                    readonly isGuest: boolean;
                    readonly owners: readonly string[];
                    readonly members: number;
                    readonly bots: number;
                    readonly published: number;
                    readonly conversations: number;
                }[];
                readonly plans: readonly {
                    readonly id: string;
                    readonly name: string;
                }[];
            };
        };
        readonly changeServerAccount: {
            readonly input: {
                readonly accountId: string | number;
                readonly body?: {
                    readonly isGuest?: boolean;
                    /** @description The id of a plan of the server. */
                    readonly plan?: string;
                    readonly trialDays?: number;
                };
            };
            readonly answer: {
                readonly accountId: string;
                readonly isGuest?: boolean;
                readonly plan?: string;
            };
        };
        readonly listAccessRequests: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly requests: readonly {
                    readonly id: string;
                    readonly name: string;
                    readonly email: string;
                    readonly note: string | null;
                    readonly template: string | null;
                    readonly plan: string | null;
                    /** Format: date-time */
                    readonly createdAt: string;
                }[];
            };
        };
        readonly acceptAccessRequest: {
            readonly input: {
                readonly requestId: string | number;
            };
            readonly answer: {
                readonly requestId: string;
                readonly isSent: boolean;
            };
        };
        readonly declineAccessRequest: {
            readonly input: {
                readonly requestId: string | number;
                readonly body?: {
                    readonly text?: string;
                };
            };
            readonly answer: {
                readonly requestId: string;
                readonly isTold: boolean;
                readonly isSent: boolean;
            };
        };
        readonly listEnquiries: {
            readonly input: {
                /** @enum {string} */
                readonly state?: "waiting" | "done";
            };
            readonly answer: {
                readonly enquiries: readonly {
                    readonly id: string;
                    /** @enum {string} */
                    readonly kind: "contact" | "abuse" | "lead";
                    readonly email: string;
                    readonly fields: {
                        readonly [key: string]: string;
                    };
                    /** Format: date-time */
                    readonly createdAt: string;
                    readonly doneAt: string | null;
                    readonly answer: string | null;
                    readonly answeredAt: string | null;
                }[];
            };
        };
        readonly changeEnquiry: {
            readonly input: {
                readonly enquiryId: string | number;
                readonly body: {
                    readonly isDone: boolean;
                };
            };
            readonly answer: {
                readonly enquiryId: string;
                readonly isDone: boolean;
            };
        };
        readonly answerEnquiry: {
            readonly input: {
                readonly enquiryId: string | number;
                readonly body: {
                    readonly text: string;
                };
            };
            readonly answer: {
                readonly enquiryId: string;
                readonly isDone: boolean;
                readonly isSent: boolean;
            };
        };
        readonly listNewsletters: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly counts: {
                    readonly confirmed: number;
                    readonly unconfirmed: number;
                    readonly due: number;
                };
                readonly subscribers: readonly {
                    readonly email: string;
                    readonly preferences: readonly string[];
                    readonly frequency: string;
                    /** Format: date-time */
                    readonly createdAt: string;
                    readonly confirmedAt: string | null;
                }[];
                readonly newsletters: readonly {
                    readonly id: string;
                    readonly subject: string;
                    readonly text: string;
                    readonly topics: readonly string[];
                    readonly sent: number;
                    /** Format: date-time */
                    readonly createdAt: string;
                    readonly endedAt: string | null;
                }[];
            };
        };
        readonly exportSubscribers: {
            readonly input: Record<string, never>;
        };
        readonly previewNewsletter: {
            readonly input: {
                readonly body: {
                    readonly subject: string;
                    readonly text: string;
                    readonly topics?: readonly ("productUpdates" | "industryNews" | "tutorials")[];
                };
            };
            readonly answer: {
                readonly html: string;
                readonly counts: {
                    readonly confirmed: number;
                    readonly unconfirmed: number;
                    readonly due: number;
                };
            };
        };
        readonly tryNewsletter: {
            readonly input: {
                readonly body: {
                    readonly subject: string;
                    readonly text: string;
                    readonly topics?: readonly ("productUpdates" | "industryNews" | "tutorials")[];
                };
            };
            readonly answer: {
                readonly email: string;
                readonly isSent: boolean;
            };
        };
        readonly sendNewsletter: {
            readonly input: {
                readonly body: {
                    readonly subject: string;
                    readonly text: string;
                    readonly topics?: readonly ("productUpdates" | "industryNews" | "tutorials")[];
                };
            };
            readonly answer: {
                readonly newsletterId: string;
            };
        };
        readonly fetchServerState: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly version: string;
                readonly node: string;
                readonly publicUrl: string | null;
                /** @enum {string} */
                readonly signUp: "open" | "invited";
                readonly database: {
                    /** @enum {string} */
                    readonly kind: "sqlite" | "postgres";
                    readonly isThere: boolean;
                };
                readonly sendsMail: boolean;
                readonly mails: {
                    readonly waiting: number;
                    readonly sent: number;
                    readonly failed: number;
                };
                readonly legal: {
                    readonly folder: string | null;
                    readonly files: readonly string[];
                };
                readonly jobs: readonly {
                    readonly handler: string;
                    readonly waiting: number;
                    readonly failed: number;
                }[];
                readonly failedJobs: readonly {
                    readonly id: string;
                    readonly handler: string;
                    readonly error: string | null;
                    /** Format: date-time */
                    readonly at: string;
                }[];
                readonly helpful: readonly {
                    readonly page: string;
                    readonly yes: number;
                    readonly no: number;
                }[];
            };
        };
        readonly fetchServerSite: {
            readonly input: Record<string, never>;
            readonly answer: {
                readonly operator: {
                    readonly email: "" | string;
                    readonly abuseEmails: readonly string[];
                    readonly city: string;
                    readonly networks: readonly string[];
                    readonly repository: "" | string;
                };
                readonly isOwn: boolean;
                readonly demo: {
                    readonly zone: string;
                    readonly days: readonly ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                    readonly from: string;
                    readonly to: string;
                } | null;
                readonly isBooking: boolean;
                readonly sendsMail: boolean;
                readonly texts: readonly {
                    /** @enum {string} */
                    readonly name: "terms-of-service" | "privacy-policy" | "trust";
                    readonly text: string | null;
                    readonly hasFile: boolean;
                }[];
                readonly claims: readonly {
                    readonly name: string;
                    readonly ours: string;
                    readonly text: string;
                    readonly isShown: boolean;
                }[];
            };
        };
        readonly changeServerSite: {
            readonly input: {
                readonly body?: {
                    readonly operator?: {
                        readonly email: "" | string;
                        readonly abuseEmails: readonly string[];
                        readonly city: string;
                        readonly networks: readonly string[];
                        readonly repository: "" | string;
                    } | null;
                    readonly demo?: {
                        readonly zone: string;
                        readonly days: readonly ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                        readonly from: string;
                        readonly to: string;
                    } | null;
                    readonly texts?: {
                        readonly "terms-of-service"?: string | null;
                        readonly "privacy-policy"?: string | null;
                        readonly trust?: string | null;
                    };
                    readonly claims?: {
                        readonly [key: string]: (boolean | string) | null;
                    };
                };
            };
            readonly answer: {
                readonly operator: {
                    readonly email: "" | string;
                    readonly abuseEmails: readonly string[];
                    readonly city: string;
                    readonly networks: readonly string[];
                    readonly repository: "" | string;
                };
                readonly isOwn: boolean;
                readonly demo: {
                    readonly zone: string;
                    readonly days: readonly ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                    readonly from: string;
                    readonly to: string;
                } | null;
                readonly isBooking: boolean;
                readonly sendsMail: boolean;
                readonly texts: readonly {
                    /** @enum {string} */
                    readonly name: "terms-of-service" | "privacy-policy" | "trust";
                    readonly text: string | null;
                    readonly hasFile: boolean;
                }[];
                readonly claims: readonly {
                    readonly name: string;
                    readonly ours: string;
                    readonly text: string;
                    readonly isShown: boolean;
                }[];
            };
        };
        readonly retryServerJob: {
            readonly input: {
                readonly jobId: string | number;
            };
            readonly answer: {
                readonly jobId: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

/** What a call takes, answers and tells, by its name. */
export type Shapes = components['schemas']

/** Where every call goes, and how its body and its answer travel where that is not as JSON. */
export const addresses = {
  /** List your bots. */
  listChatbots: 'GET /chatbots',
  /** See the state of your bots. */
  listOverviews: 'GET /chatbot/overview',
  /** Make a bot. */
  createChatbot: 'POST /chatbots',
  /** Duplicate a bot. */
  copyChatbot: 'POST /chatbots/{chatbotId}/copies',
  /** Read a bot. */
  fetchChatbot: 'GET /chatbots/{chatbotId}',
  /** See the state of a bot. */
  fetchOverview: 'GET /chatbots/{chatbotId}/overview',
  /** Change a bot. */
  updateChatbot: 'PATCH /chatbots/{chatbotId}',
  /** Change settings of a bot. */
  updateSettings: 'PATCH /chatbots/{chatbotId}/settings',
  /** Delete a bot. */
  deleteChatbot: 'DELETE /chatbots/{chatbotId}',
  /** Change how a bot looks. */
  updateAppearance: 'PATCH /chatbots/{chatbotId}/appearance',
  /** Take back how a bot looks. */
  resetAppearance: 'DELETE /chatbots/{chatbotId}/appearance',
  /** Give a bot an icon. */
  updateIcon: 'POST /chatbots/{chatbotId}/icons form',
  /** Take the icons of a bot away. */
  deleteIcons: 'DELETE /chatbots/{chatbotId}/icons',
  /** Store a flow. */
  storeFlow: 'PUT /chatbots/{chatbotId}/flow',
  /** Change looks and settings of the bot file. */
  editFlow: 'PATCH /chatbots/{chatbotId}/flow',
  /** Read the draft. */
  fetchDraft: 'GET /chatbots/{chatbotId}/draft',
  /** Change the draft. */
  changeDraft: 'POST /chatbots/{chatbotId}/draft/operations',
  /** List the operations on the draft. */
  listDraftOperations: 'GET /chatbots/{chatbotId}/draft/operations',
  /** Say where one is in the draft. */
  tellPresence: 'POST /chatbots/{chatbotId}/draft/presence',
  /** Run a step of the draft. */
  runDraftStep: 'POST /chatbots/{chatbotId}/draft/nodes/{nodeId}/run',
  /** Send a file to a step of the draft. */
  sendDraftFile: 'POST /chatbots/{chatbotId}/draft/nodes/{nodeId}/files form',
  /** Draft a bot from words. */
  proposeBot: 'POST /proposals',
  /** Draft a change from words. */
  proposeChange: 'POST /chatbots/{chatbotId}/draft/proposal',
  /** List the named drafts. */
  listNamedDrafts: 'GET /chatbots/{chatbotId}/named-drafts',
  /** Keep the draft under a name. */
  keepDraft: 'POST /chatbots/{chatbotId}/named-drafts',
  /** Read a named draft. */
  fetchNamedDraft: 'GET /chatbots/{chatbotId}/named-drafts/{draftId}',
  /** Rename a named draft. */
  renameDraft: 'PATCH /chatbots/{chatbotId}/named-drafts/{draftId}',
  /** Delete a named draft. */
  deleteNamedDraft: 'DELETE /chatbots/{chatbotId}/named-drafts/{draftId}',
  /** Add a file for a bot. */
  addFile: 'POST /chatbots/{chatbotId}/files form',
  /** List files. */
  listFiles: 'GET /files',
  /** Delete a file. */
  deleteFile: 'DELETE /files/{fileId}',
  /** Keep a secret. */
  keepSecret: 'POST /chatbots/{chatbotId}/secrets',
  /** Publish a version. */
  publishFlow: 'POST /chatbots/{chatbotId}/publish',
  /** Take a bot offline. */
  unpublish: 'DELETE /chatbots/{chatbotId}/publish',
  /** List what went live. */
  listPublications: 'GET /chatbots/{chatbotId}/publications',
  /** List the versions. */
  listVersions: 'GET /chatbots/{chatbotId}/versions',
  /** Read a version. */
  fetchVersion: 'GET /chatbots/{chatbotId}/versions/{version}',
  /** Delete a draft. */
  deleteVersion: 'DELETE /chatbots/{chatbotId}/versions/{version}',
  /** See what lint finds. */
  listFindings: 'GET /chatbots/{chatbotId}/versions/{version}/findings',
  /** Compare two versions. */
  listChanges: 'GET /chatbots/{chatbotId}/versions/{version}/changes',
  /** List your sub-flows. */
  listSubFlows: 'GET /sub-flows',
  /** Make a sub-flow. */
  createSubFlow: 'POST /sub-flows',
  /** See who uses a sub-flow. */
  listSubFlowUses: 'GET /chatbots/{chatbotId}/uses',
  /** Take a version of a sub-flow everywhere. */
  takeSubFlowEverywhere: 'POST /chatbots/{chatbotId}/uses',
  /** List the examples. */
  listExamples: 'GET /examples',
  /** Read an example. */
  fetchExample: 'GET /examples/{example}',
  /** Make a bot of an example. */
  copyExample: 'POST /examples/{example}/copies',
  /** Make a bot of a template. */
  copyTemplate: 'POST /templates/{template}/copies',
  /** List the kinds of channels. */
  listChannelKinds: 'GET /channel-kinds',
  /** List your connections. */
  listChannels: 'GET /channels',
  /** Connect a bot with a channel. */
  connectChannel: 'POST /channels',
  /** Fetch a connection. */
  fetchChannel: 'GET /channels/{channelId}',
  /** Change a connection. */
  changeChannel: 'PATCH /channels/{channelId}',
  /** Disconnect a bot. */
  disconnectChannel: 'DELETE /channels/{channelId}',
  /** Check a connection. */
  checkChannel: 'POST /channels/{channelId}/check',
  /** Fetch what brings people to a page. */
  fetchChannelPage: 'GET /channels/{channelId}/page',
  /** Check the name of a page. */
  checkPageName: 'GET /page-names/{name}',
  /** Send a test message. */
  testChannel: 'POST /channels/{channelId}/test',
  /** List approved messages. */
  listChannelTemplates: 'GET /channels/{channelId}/templates',
  /** List connectors. */
  listConnectors: 'GET /connectors',
  /** List your connections with other products. */
  listConnections: 'GET /connections',
  /** Connect with another product. */
  makeConnection: 'POST /connections',
  /** Connect by signing in. */
  signInToConnect: 'POST /connections/sign-in',
  /** Fetch a connection with another product. */
  fetchConnection: 'GET /connections/{connectionId}',
  /** Change a connection with another product. */
  changeConnection: 'PATCH /connections/{connectionId}',
  /** Disconnect another product. */
  deleteConnection: 'DELETE /connections/{connectionId}',
  /** Check a connection with another product. */
  checkConnection: 'POST /connections/{connectionId}/check',
  /** Load what can be chosen. */
  loadConnectionOptions: 'POST /connections/{connectionId}/options',
  /** List your hooks. */
  listHooks: 'GET /hooks',
  /** Be told of an event. */
  subscribeHook: 'POST /hooks',
  /** See what an event tells. */
  fetchExampleOfEvent: 'GET /hooks/samples',
  /** Be told of an event no more. */
  unsubscribeHook: 'DELETE /hooks/{hookId}',
  /** List what a hook told. */
  listHookDeliveries: 'GET /hooks/{hookId}/deliveries',
  /** Tell something again. */
  resendHookDelivery: 'POST /hooks/{hookId}/deliveries/{deliveryId}/resend',
  /** List your sources. */
  listSources: 'GET /sources',
  /** Add a source. */
  addSource: 'POST /sources',
  /** Fetch a source. */
  fetchSource: 'GET /sources/{sourceId}',
  /** Change a source. */
  changeSource: 'PATCH /sources/{sourceId}',
  /** Delete a source. */
  deleteSource: 'DELETE /sources/{sourceId}',
  /** Read a source again. */
  retrainSource: 'POST /sources/{sourceId}/retrain',
  /** Stop reading a source. */
  cancelSource: 'POST /sources/{sourceId}/cancel',
  /** List the pages of a source. */
  listSourcePages: 'GET /sources/{sourceId}/pages',
  /** Add questions with answers. */
  addPairs: 'POST /sources/{sourceId}/pairs',
  /** Take a question out. */
  deletePair: 'DELETE /sources/{sourceId}/pairs/{pairId}',
  /** Search in your sources. */
  searchKnowledge: 'POST /knowledge/search',
  /** Try a question. */
  askKnowledge: 'POST /knowledge/ask',
  /** Fetch how your sources are found by meaning. */
  fetchEmbeddings: 'GET /knowledge/embeddings',
  /** Have your sources found by meaning. */
  putEmbeddings: 'PUT /knowledge/embeddings',
  /** Have your sources found by words alone. */
  deleteEmbeddings: 'DELETE /knowledge/embeddings',
  /** List unanswered questions. */
  listOpenQuestions: 'GET /knowledge/questions',
  /** Take a question off the list. */
  deleteOpenQuestion: 'DELETE /knowledge/questions/{questionId}',
  /** List proposed answers. */
  listProposedPairs: 'GET /knowledge/proposed-pairs',
  /** Propose an answer as knowledge. */
  proposePair: 'POST /knowledge/proposed-pairs',
  /** Approve a proposed answer. */
  approvePair: 'POST /knowledge/proposed-pairs/{pairId}/approve',
  /** Take a proposed answer off the list. */
  deleteProposedPair: 'DELETE /knowledge/proposed-pairs/{pairId}',
  /** List a test set. */
  listKnowledgeTests: 'GET /knowledge/tests',
  /** Add to a test set. */
  addKnowledgeTests: 'POST /knowledge/tests',
  /** Take a question out of a test set. */
  deleteKnowledgeTest: 'DELETE /knowledge/tests/{testId}',
  /** Run a test set. */
  runKnowledgeTests: 'POST /knowledge/tests/run',
  /** Fetch a bot’s intents. */
  fetchIntents: 'GET /chatbots/{chatbotId}/intents',
  /** Give a bot its intents. */
  putIntents: 'PUT /chatbots/{chatbotId}/intents',
  /** Look through utterances. */
  reviewIntents: 'POST /chatbots/{chatbotId}/intents/review',
  /** Set how a bot understands. */
  changeIntents: 'PATCH /chatbots/{chatbotId}/intents',
  /** Delete a bot’s intents. */
  deleteIntents: 'DELETE /chatbots/{chatbotId}/intents',
  /** Train a bot. */
  trainIntents: 'POST /chatbots/{chatbotId}/intents/train',
  /** Tell what a text means. */
  classifyText: 'POST /chatbots/{chatbotId}/intents/classify',
  /** Send a message. */
  sendMessage: 'POST /chatbots/{chatbotId}/message',
  /** React to a message. */
  reactToMessage: 'PATCH /chatbots/{chatbotId}/messages',
  /** List threads. */
  listThreads: 'GET /chatbots/{chatbotId}/threads',
  /** Fetch a thread. */
  fetchThread: 'GET /chatbots/{chatbotId}/threads/{threadId}',
  /** Read a thread. */
  listMessages: 'GET /chatbots/{chatbotId}/threads/{threadId}/messages',
  /** Take, hand back or end a thread. */
  changeThread: 'PATCH /chatbots/{chatbotId}/threads/{threadId}',
  /** Delete a thread. */
  deleteThread: 'DELETE /chatbots/{chatbotId}/threads/{threadId}',
  /** Say that an agent types. */
  typeInThread: 'POST /chatbots/{chatbotId}/threads/{threadId}/typing',
  /** Mark messages as read. */
  readThread: 'POST /chatbots/{chatbotId}/threads/{threadId}/read',
  /** Follow all threads. */
  followThreads: 'GET /threads/live events',
  /** Look at the desk. */
  fetchDesk: 'GET /desk',
  /** Be available, or not. */
  setAvailability: 'PUT /desk/availability',
  /** Add or colour a label. */
  putLabel: 'PUT /desk/labels',
  /** Delete a label. */
  deleteLabel: 'DELETE /desk/labels/{name}',
  /** List saved replies. */
  listReplies: 'GET /desk/replies',
  /** Save a reply. */
  putReply: 'PUT /desk/replies',
  /** Delete a saved reply. */
  deleteReply: 'DELETE /desk/replies/{name}',
  /** List the desk’s threads. */
  listDeskThreads: 'GET /desk/threads',
  /** Fetch a thread and its visitor. */
  fetchDeskThread: 'GET /desk/threads/{threadId}',
  /** Read a thread backwards. */
  listDeskMessages: 'GET /desk/threads/{threadId}/messages',
  /** Answer a visitor. */
  sendDeskMessage: 'POST /desk/threads/{threadId}/messages',
  /** Send a file to a visitor. */
  sendDeskFile: 'POST /desk/threads/{threadId}/files form',
  /** List approved messages. */
  listDeskTemplates: 'GET /desk/threads/{threadId}/templates',
  /** Send an approved message. */
  sendDeskTemplate: 'POST /desk/threads/{threadId}/template',
  /** Take a thread. */
  takeThread: 'POST /desk/threads/{threadId}/take',
  /** Give a thread to an agent. */
  assignThread: 'POST /desk/threads/{threadId}/assign',
  /** Mark as read, or unread. */
  readDeskThread: 'POST /desk/threads/{threadId}/read',
  /** Make a ticket of a thread. */
  makeTicket: 'POST /desk/threads/{threadId}/ticket',
  /** Fetch the ticket of a thread. */
  fetchTicketOfThread: 'GET /desk/threads/{threadId}/ticket',
  /** List tickets. */
  listTickets: 'GET /tickets',
  /** Fetch a ticket. */
  fetchTicket: 'GET /tickets/{number}',
  /** Change a ticket. */
  changeTicket: 'PATCH /tickets/{number}',
  /** List appointments. */
  listBookings: 'GET /bookings',
  /** Book an appointment by hand. */
  addBooking: 'POST /bookings',
  /** List the calendars that book. */
  listBookingCalendars: 'GET /bookings/calendars',
  /** List free times. */
  listBookingTimes: 'GET /bookings/times',
  /** Fetch the address of your subscription. */
  fetchBookingFeed: 'GET /bookings/feed',
  /** Change the address of your subscription. */
  renewBookingFeed: 'POST /bookings/feed',
  /** Export appointments as CSV. */
  exportBookingsAsCsv: 'GET /bookings/export/csv response',
  /** Export appointments as iCalendar. */
  exportBookingsAsCalendar: 'GET /bookings/export/ics response',
  /** Move or change an appointment. */
  changeBooking: 'PATCH /bookings/{bookingId}',
  /** Cancel an appointment. */
  cancelBooking: 'DELETE /bookings/{bookingId}',
  /** List contacts. */
  listContacts: 'GET /contacts',
  /** Add a contact. */
  addContact: 'POST /contacts',
  /** Export contacts as CSV. */
  exportContacts: 'GET /contacts/export/csv response',
  /** Import contacts from CSV. */
  importContacts: 'POST /contacts/import',
  /** Fetch a contact. */
  fetchContact: 'GET /contacts/{contactId}',
  /** Change a contact. */
  changeContact: 'PATCH /contacts/{contactId}',
  /** Delete a contact. */
  deleteContact: 'DELETE /contacts/{contactId}',
  /** Forget a contact. */
  forgetContact: 'POST /contacts/{contactId}/forget',
  /** Merge another contact into one. */
  mergeContacts: 'POST /contacts/{contactId}/merge',
  /** Take a merged contact apart. */
  splitContact: 'POST /contacts/{contactId}/split',
  /** Note something of a contact. */
  addContactNote: 'POST /contacts/{contactId}/notes',
  /** Delete a note of a contact. */
  deleteContactNote: 'DELETE /contacts/{contactId}/notes/{noteId}',
  /** See what could not be done today. */
  fetchFailures: 'GET /chatbots/{chatbotId}/failures',
  /** See what webhooks did. */
  listCalls: 'GET /chatbots/{chatbotId}/calls',
  /** Make a webhook call again, or send a mail again. */
  retryCall: 'POST /chatbots/{chatbotId}/calls/{callId}/retry',
  /** Know who called. */
  fetchWebhookSecret: 'GET /chatbots/{chatbotId}/webhook-secret',
  /** Vouch for visitors. */
  fetchIdentitySecret: 'GET /chatbots/{chatbotId}/identity-secret',
  /** See what mails did. */
  listMails: 'GET /chatbots/{chatbotId}/mails',
  /** List and search results. */
  listResults: 'GET /results',
  /** Count results. */
  countResults: 'GET /results/counts',
  /** Count leads. */
  countLeads: 'GET /results/leads',
  /** Count results by step. */
  countFlowResults: 'GET /chatbots/{chatbotId}/flow-results',
  /** Count the answers of a step. */
  countStepAnswers: 'GET /chatbots/{chatbotId}/flow-results/{nodeId}/answers',
  /** See how experiments do. */
  listExperiments: 'GET /chatbots/{chatbotId}/experiments',
  /** End an experiment. */
  endExperiment: 'POST /chatbots/{chatbotId}/experiments/{nodeId}/end',
  /** Count how many came how far. */
  countFunnel: 'GET /chatbots/{chatbotId}/funnel',
  /** Export results as CSV. */
  exportResultsAsCsv: 'GET /results/export/csv response',
  /** Export results as JSON. */
  exportResultsAsJson: 'GET /results/export/json response',
  /** Fetch a result. */
  fetchResult: 'GET /results/{resultId}',
  /** Delete a result. */
  deleteResult: 'DELETE /results/{resultId}',
  /** Delete results by visitor or age. */
  deleteResults: 'POST /chatbots/{chatbotId}/results/delete',
  /** Delete results by age. */
  deleteOldResults: 'POST /results/delete',
  /** Forget a visitor. */
  forgetVisitor: 'POST /chatbots/{chatbotId}/forget',
  /** Forget a visitor of all bots. */
  forgetVisitorOfAccount: 'POST /visitors/forget',
  /** List your keys. */
  listKeys: 'GET /keys',
  /** Make a key. */
  createKey: 'POST /keys',
  /** Delete a key. */
  deleteKey: 'DELETE /keys/{keyId}',
  /** See who you are. */
  fetchMe: 'GET /me',
  /** Work for another account. */
  chooseAccount: 'PATCH /me',
  /** See who is notified. */
  fetchPush: 'GET /account/push',
  /** Be notified in a browser. */
  subscribePush: 'POST /account/push',
  /** Be notified no more. */
  unsubscribePush: 'DELETE /account/push/{subscriptionId}',
  /** Fetch your account. */
  fetchAccount: 'GET /account',
  /** See what of your budgets is used up. */
  fetchBudgets: 'GET /account/budgets',
  /** See your plan and what of it is used. */
  fetchPlan: 'GET /account/plan',
  /** Pay for a plan. */
  payForPlan: 'POST /account/plan/checkout',
  /** Rename your account. */
  renameAccount: 'PATCH /account',
  /** Fetch your texts in mails. */
  fetchMailTexts: 'GET /account/mail-texts',
  /** Change your texts in mails. */
  changeMailTexts: 'PATCH /account/mail-texts',
  /** Look at a mail with a text of yours. */
  previewMailText: 'POST /account/mail-texts/preview',
  /** Send yourself a mail with a text of yours. */
  tryMailText: 'POST /account/mail-texts/trial',
  /** Delete your account. */
  deleteAccount: 'DELETE /account',
  /** List members. */
  listMembers: 'GET /members',
  /** Give a member another role. */
  changeMember: 'PATCH /members/{memberId}',
  /** Remove a member, or leave. */
  removeMember: 'DELETE /members/{memberId}',
  /** List open invitations. */
  listInvitations: 'GET /invitations',
  /** Invite somebody. */
  inviteMember: 'POST /invitations',
  /** Withdraw an invitation. */
  withdrawInvitation: 'DELETE /invitations/{invitationId}',
  /** List the accounts of the server. */
  listServerAccounts: 'GET /server/accounts',
  /** Trust an account, or give it a plan. */
  changeServerAccount: 'PATCH /server/accounts/{accountId}',
  /** List who asks for an account. */
  listAccessRequests: 'GET /server/requests',
  /** Accept a request for an account. */
  acceptAccessRequest: 'POST /server/requests/{requestId}/accept',
  /** Decline a request for an account. */
  declineAccessRequest: 'POST /server/requests/{requestId}/decline',
  /** List enquiries. */
  listEnquiries: 'GET /server/enquiries',
  /** Say whether an enquiry is done. */
  changeEnquiry: 'PATCH /server/enquiries/{enquiryId}',
  /** Answer an enquiry by mail. */
  answerEnquiry: 'POST /server/enquiries/{enquiryId}/answer',
  /** List newsletters and who reads them. */
  listNewsletters: 'GET /server/newsletters',
  /** Export who reads newsletters as CSV. */
  exportSubscribers: 'GET /server/subscribers/export response',
  /** Preview a newsletter. */
  previewNewsletter: 'POST /server/newsletters/preview',
  /** Send a newsletter to yourself. */
  tryNewsletter: 'POST /server/newsletters/trial',
  /** Send a newsletter. */
  sendNewsletter: 'POST /server/newsletters',
  /** See how the server stands. */
  fetchServerState: 'GET /server/state',
  /** See what the site says of you. */
  fetchServerSite: 'GET /server/site',
  /** Change what the site says of you. */
  changeServerSite: 'PATCH /server/site',
  /** Have a job done once more. */
  retryServerJob: 'POST /server/jobs/{jobId}/retry',
} as const
