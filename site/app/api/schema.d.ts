export interface paths {
  '/api/blog': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: {
        query?: {
          published?: boolean;
          category?: string;
          q?: string;
          range?: string;
          sort?: string;
          filter?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: { 200: { content: { 'application/json': components['schemas']['BlogPost'][] } } };
    };
  };
  '/api/blog/categories': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: { 200: { content: { 'application/json': string[] } } };
    };
  };
  '/api/blog/{idOrSlug}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path: { idOrSlug: string }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { content: { 'application/json': components['schemas']['BlogPost'] } };
        404: { content: { 'application/problem+json': components['schemas']['Problem'] } };
      };
    };
  };
  '/api/projects': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: {
        query?: {
          status?: 'active' | 'upcoming' | 'completed';
          category?: string;
          q?: string;
          range?: string;
          sort?: string;
          filter?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: { 200: { content: { 'application/json': components['schemas']['Project'][] } } };
    };
  };
  '/api/projects/{idOrSlug}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path: { idOrSlug: string }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { content: { 'application/json': components['schemas']['Project'] } };
        404: { content: { 'application/problem+json': components['schemas']['Problem'] } };
      };
    };
  };
}

export interface components {
  schemas: {
    BlogPost: {
      id: number;
      title: string;
      titleEn: string;
      slug: string;
      content: string;
      contentEn: string;
      category: string;
      imageUrl: string | null;
      author: string;
      authorPosition: string | null;
      /** Format: date-time */
      publishDate: string;
      isPublished: boolean;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    Project: {
      id: number;
      title: string;
      titleEn: string;
      slug: string;
      description: string;
      descriptionEn: string;
      category: string;
      imageUrl: string | null;
      status: 'active' | 'upcoming' | 'completed';
      financing: string | null;
      financingEn: string | null;
      results: string | null;
      resultsEn: string | null;
      partners: string | null;
      partnersEn: string | null;
      activities: string | null;
      activitiesEn: string | null;
      note: string | null;
      noteEn: string | null;
      documents: { name: string; nameEn: string; path: string }[];
      startDate: string | null;
      endDate: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    Problem: {
      type: string;
      title: string;
      status: number;
      detail: string;
      instance: string;
      message: string;
      errors?: { [field: string]: string };
    };
  };
}
