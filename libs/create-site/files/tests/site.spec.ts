import { testSite } from '@studio/kit/tests';
import { languages, routes } from '../src/facts.ts';

testSite({ languages, routes }); // if noContact
testSite({ languages, routes, form: '/contact' }); // if contact
