export { ArticleList as List } from './article-list.tsx';
export { ArticleCreate as Create, ArticleEdit as Edit } from './article-form.tsx';
