export declare function bundleSources(folder: string, ...sources: string[]): Promise<string[]>;
