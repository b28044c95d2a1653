import type { Plugin } from 'vite'

export declare const notices: (name: string, also?: readonly string[]) => Plugin
