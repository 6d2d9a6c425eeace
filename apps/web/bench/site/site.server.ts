import { defineSiteServer } from '@studio/site';

export default defineSiteServer({
  description: {
    namespaces: [],
    describe: () => ({
      name: 'Growth',
      shortName: 'Growth',
      summary: 'A site that grows',
      email: 'growth@example.com',
      sections: [],
    }),
  },
});
