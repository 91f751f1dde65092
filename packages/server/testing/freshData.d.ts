export declare const freshData: () => Promise<string>;
//# sourceMappingURL=freshData.d.ts.map
